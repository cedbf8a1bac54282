"""TseuQuest beyond its scenarios."""
