"""Bots for TseuQuest."""
