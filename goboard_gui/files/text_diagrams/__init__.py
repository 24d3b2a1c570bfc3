"""Reading and writing of text diagrams of positions, in the format of Sensei's Library, as plain
text, as other programs print them, or in the wiki template ``Go board``.
"""
