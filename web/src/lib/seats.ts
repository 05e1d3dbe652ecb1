// Made from src/footplate/table/colours.py by tools/seat_colours.py. Don't edit.
export const SEATS = ["red", "blue", "green", "yellow", "purple", "black"];
