"""Drawing of Go boards: pictures, layouts, themes, the painter, and books."""
