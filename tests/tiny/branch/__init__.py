"""Branch: cities and links with slots. Reaching a city opens a reward, and rewards open decisions of others."""
