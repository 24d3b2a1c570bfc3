"""Records as blocks: headers, figures with captions and notes, comments, problems and tables."""
