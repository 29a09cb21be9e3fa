const pointsFormat = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signedFormat = new Intl.NumberFormat("en", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** A score out of 100: "87.4". */
export function formatScore(score: number): string {
  return pointsFormat.format(score);
}

/** Points that stand in a column: "12.0". */
export function formatPoints(points: number): string {
  return pointsFormat.format(points);
}

/** Points that are added or taken away: "+2.0", "−3.5". */
export function formatSignedPoints(points: number): string {
  return signedFormat.format(points).replace("-", "−");
}
