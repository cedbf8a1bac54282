"""TseuQuest, measured."""
