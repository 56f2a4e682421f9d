"""Reading logs of another program: parser, replay by the rules, comparison with the log."""
