"""The windows: everything that needs Qt's widgets."""
