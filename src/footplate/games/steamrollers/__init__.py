"""SteamRollers: dice, private sheets, four actions; alone against Olive."""
