/** A whole number as people read it, 10000 as "10,000", for a text that is made while the page still loads: `Intl` is slow at first. */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
