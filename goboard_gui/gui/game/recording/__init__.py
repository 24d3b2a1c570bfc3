"""Recording a game: navigation, move times and sounds."""
