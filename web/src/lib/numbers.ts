// Numbers as they are read: in the chosen language, with a true minus, and no digits that say nothing.
import { settings } from "./settings.svelte";

/** Points and the like; below ten a tenth still matters. */
export function written(value: number, sign = false): string {
  const style: Intl.NumberFormatOptions = {
    maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0,
    signDisplay: sign ? "exceptZero" : "negative",
    useGrouping: false,
  };
  return new Intl.NumberFormat(settings.language, style).format(value).replace("-", "−");
}

export const signed = (value: number): string => written(value, true);
