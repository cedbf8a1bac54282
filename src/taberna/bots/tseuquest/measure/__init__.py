"""TseuQuest played many times over, and counted."""
