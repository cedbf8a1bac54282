"""TseuQuest: adventurers against an Evil Sorcerer. One module a chapter of the rulebook."""
