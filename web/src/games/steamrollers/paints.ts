// Every colour has a shape too: on goods, on cities, on orders.
import type { Paint } from "../../ui/Cube.svelte";
import type { Colour } from "./data";

export const PAINTS: Record<Colour, Paint> = {
  red: { fill: "#c8473a", shape: "M0 -0.95L0.95 0.8L-0.95 0.8Z", ink: "#ffe9df" },
  blue: { fill: "#3f78b3", shape: "M0 -0.9a0.9 0.9 0 1 0 0.001 0Z", ink: "#e3f0fb" },
  green: { fill: "#5b9150", shape: "M0 -0.95L0.95 0L0 0.95L-0.95 0Z", ink: "#eef8e6" },
  yellow: {
    fill: "#ecc04a",
    shape: "M0 -1L0.26 -0.34L0.95 -0.31L0.42 0.13L0.59 0.81L0 0.42L-0.59 0.81L-0.42 0.13L-0.95 -0.31L-0.26 -0.34Z",
    ink: "#6b4c00",
  },
  grey: { fill: "#a9aaa8", shape: "M-0.85 -0.6H0.85V0.6H-0.85Z", ink: "#45494b" },
  coal: { fill: "#35322f", shape: "M-0.3 -0.95H0.3V-0.3H0.95V0.3H0.3V0.95H-0.3V0.3H-0.95V-0.3H-0.3Z", ink: "#d8d1c5" },
};
