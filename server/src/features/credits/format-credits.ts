/** 3800 → "38.00", as everywhere in the product. */
export function formatCredits(hundredths: number): string {
  return (hundredths / 100).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
