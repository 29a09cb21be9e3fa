import { lazily } from "./lazily.ts";

const numberFormat = lazily(() => new Intl.NumberFormat("en"));
const pluralRules = lazily(() => new Intl.PluralRules("en"));

/** A number with its noun: "1 CV", "1,234 CVs". */
export function formatCount(count: number, one: string, other: string): string {
  return `${numberFormat().format(count)} ${pluralRules().select(count) === "one" ? one : other}`;
}
