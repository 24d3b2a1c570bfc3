"""Conventions for game information, and the meaning of common deviations.

Values that follow no convention are kept; a corrected form is suggested if there is one.
"""
