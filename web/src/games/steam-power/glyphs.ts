// Every colour has a shape too: on cubes, on city tiles, on contracts.
import type { Colour } from "./data";

/** A shape in a square from -1 to 1. */
export const GLYPHS: Record<Colour, string> = {
  black: "M0 -0.95L0.95 0L0 0.95L-0.95 0Z", // a lump of coal
  white: "M0 -0.9a0.9 0.9 0 1 0 0.001 0Z", // a ball of cotton
  orange: "M0 -0.95L0.95 0.8L-0.95 0.8Z", // a flame
  grey: "M-0.85 -0.6H0.85V0.6H-0.85Z", // a bar of steel
  purple: "M0 -1L0.26 -0.34L0.95 -0.31L0.42 0.13L0.59 0.81L0 0.42L-0.59 0.81L-0.42 0.13L-0.95 -0.31L-0.26 -0.34Z",
};

/** The shape's colour on a cube or tile of each colour. */
export const GLYPH_INK: Record<Colour, string> = {
  black: "#cfc8bd",
  white: "#b9ac92",
  orange: "#7c3b05",
  grey: "#4c5156",
  purple: "#f3dc8a",
};

/** A weave for each colour of tile, for those who asked for stronger patterns. */
export const WEAVES: Record<Colour, string> = {
  black: "M0 4H8M4 0V8",
  white: "M4 3.5V4.5",
  orange: "M0 8L8 0",
  grey: "M0 2H8M0 6H8",
  purple: "M0 0L8 8",
};
