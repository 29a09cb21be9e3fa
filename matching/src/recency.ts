/** 1 within five years, falling evenly to 0.6 at ten and staying there. */
export function recency(years: number): number {
  return years <= 5 ? 1 : Math.max(0.6, 1 - (years - 5) * 0.08);
}
