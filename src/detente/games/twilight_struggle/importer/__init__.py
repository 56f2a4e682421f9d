"""Reading another program's logs: parser, replay by the rules, comparison with the print."""
