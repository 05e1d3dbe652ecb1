"""One host for every door: tables, stories, views, refusals and settling out of a match; nothing but Python."""
