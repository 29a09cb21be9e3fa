import { plural } from "../../words/plural.ts";

/** A number with its noun in English: "1 CV", "1,234 CVs". */
export function formatCount(count: number, one: string, other: string): string {
  return plural(count, { one: `# ${one}`, other: `# ${other}` });
}
