"""Records as text: opening, saving, copying and pasting."""
