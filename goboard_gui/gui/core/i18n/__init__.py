"""The language of the program: texts for translation, and which one they are in."""
