import { perLocale } from "../../words/format-locale.ts";

const pointsFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const signedFormat = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: "exceptZero",
    }),
);
const exactFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** A score out of 100: "87.4". */
export function formatScore(score: number): string {
  return pointsFormat().format(score);
}

/** Points that stand in a column: "12.0". */
export function formatPoints(points: number): string {
  return pointsFormat().format(points);
}

/** Points to the hundredth, in which they are counted, so that a column adds up: "12.36". */
export function formatExactPoints(points: number): string {
  return exactFormat().format(points);
}

/** The same for points that are added or taken away: "+2.00", "−3.50". */
export function formatSignedPoints(points: number): string {
  return signedFormat().format(points).replace("-", "−");
}
