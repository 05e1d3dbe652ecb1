"""Steam Power, by Martin Wallace: the final and the work-in-progress edition."""
