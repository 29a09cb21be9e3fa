import type { Chance } from "./chance.ts";

/** A sentence whose last line holds nothing but the words that some heading is, and perhaps what goes on behind them. */
export function breakBeforeHeading(
  sentence: string,
  { heading, rest, language }: { heading: string; rest: string; language: string },
  chance: Chance,
): string {
  const small = language === "de" ? heading : heading.toLowerCase();
  const behind = rest === "" ? "" : ` ${rest.toLowerCase()}`;
  return `${sentence.replace(/\.$/u, "")}\n${small}${behind}${chance.is(0.5) ? "." : ""}`;
}
