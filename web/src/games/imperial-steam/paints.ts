// Goods and hubs: each has a colour, and a shape that stands for it.
import type { Paint } from "../../ui/Cube.svelte";
import type { Good, HubColour } from "./picture";

/** A log's rings, a dressed stone, a beam, a lump. */
export const GOOD_PAINTS: Record<Good, Paint> = {
  wood: {
    fill: "#c08a4c",
    shape:
      "M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1ZM0 -.62A.62 .62 0 1 0 0 .62A.62 .62 0 1 0 0 -.62ZM0 -.26A.26 .26 0 1 1 0 .26A.26 .26 0 1 1 0 -.26Z",
    ink: "#55330f",
  },
  stone: {
    fill: "#d0cdc2",
    shape: "M-.98 .88L-.98 .06L-.1 .06L-.1 .88ZM.1 .88V.06H.98V.88ZM-.55 -.12V-.9H.55V-.12Z",
    ink: "#57534a",
  },
  iron: { fill: "#9dbccb", shape: "M-.9 -.95H.9V-.45H.26V.45H.9V.95H-.9V.45H-.26V-.45H-.9Z", ink: "#1d3d50" },
  coal: { fill: "#45413d", shape: "M-.2 -.95L.7 -.6L1 .25L.4 .9L-.55 .85L-1 .1Z", ink: "#f1ece0" },
};

/** A hub's ground, the ink that is read on it, and the figure on its shield. */
export const HUB_PAINTS: Record<HubColour, { fill: string; dark: string; ink: string; shape: string }> = {
  bronze: { fill: "#b9783a", dark: "#6f4113", ink: "#fff", shape: "M0 -.8A.8 .8 0 1 1 0 .8A.8 .8 0 1 1 0 -.8Z" },
  green: { fill: "#5d9360", dark: "#2b5730", ink: "#fff", shape: "M0 -.85L.9 .75H-.9Z" },
  white: { fill: "#fbf8ee", dark: "#6b6454", ink: "#2e2a25", shape: "M-.72 -.72H.72V.72H-.72Z" },
  blue: { fill: "#4a7cad", dark: "#1f4468", ink: "#fff", shape: "M0 -1L.85 0L0 1L-.85 0Z" },
};
