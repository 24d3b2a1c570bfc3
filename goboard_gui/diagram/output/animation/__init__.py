"""Animations of games, in the formats GIF and WebP."""
