"""Hidden cards that fit what was seen: shared by the importer and the referee."""
