import { pageLanguage } from "../../words/page-language.ts";
import { lazily } from "./lazily.ts";

const collator = lazily(() => new Intl.Collator(pageLanguage(), { numeric: true, sensitivity: "base" }));

/** Puts names in the order a person knows: cv-2 before cv-10, small and large letters alike. */
export function byName(one: { name: string }, other: { name: string }): number {
  return collator().compare(one.name, other.name);
}
