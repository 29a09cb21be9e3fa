const format = new Intl.NumberFormat("de");

/** A whole number within a German sentence: "10.000". */
export function inGerman(number: number): string {
  return format.format(number);
}
