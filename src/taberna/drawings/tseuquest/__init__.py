"""Plans and boards of TseuQuest."""
