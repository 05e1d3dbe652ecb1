"""The server: tables in a database, moves through one gate, live updates, and the browser client's files."""
