"""TseuQuest for those who study it."""
