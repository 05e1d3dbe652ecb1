"""What builds and checks the project; nothing here is part of the installed package."""
