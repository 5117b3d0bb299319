"""The parts of the playtest: the painted table, the prompt, the log, the seats and the clock that lets agents play."""
