"""Drawing of Go boards: pictures, layouts, themes, painting, books and output formats."""
