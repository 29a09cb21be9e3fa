import { LRUCache } from "lru-cache";
import type { Queryable } from "../../platform/database/open-database.ts";
import { nearRows } from "../../platform/database/read-keys.ts";
import { type JoinedTexts, joinTexts, placesOf, textEnd } from "../../platform/joined-texts.ts";
import type { Tables } from "../../tables.ts";
import { type ListedTexts, listNamesakes, readListedTexts, readVersion } from "./listed-text-rows.ts";
import { type InScreening, isFiltered, type ResultsChoice } from "./matching-rows.ts";

type Texts = JoinedTexts & { ids: string[] };
type Version = { version: number; texts: Texts | "asked for once" | "being read" | "cannot be kept" };

/** By account and screening. A result takes 120 bytes beside its text. */
const kept = new LRUCache<string, Version>({
  maxSize: 40_000_000,
  sizeCalculation: ({ texts }) =>
    1_000 + (typeof texts === "string" ? 0 : 120 * texts.ids.length + 2 * texts.text.length),
});

/**
 * A page of results from memory, of all, of those that a search finds or of those of one person; null where the database
 * has to look: for another filter or order, for a page that it finds as quickly, and at the first call of each version, so
 * that nothing is read for a screening that is running.
 */
export async function findInKeptTexts(
  database: Queryable<Tables>,
  where: InScreening,
  query: ResultsChoice & { start: number; size: number },
): Promise<{ keys: string[]; total: number } | null> {
  const { search, flag, start, size } = query;
  if (!isAskedOfTexts(query)) {
    return null;
  }
  const { version, folded } = await readVersion(database, where, search);
  const texts = await textsOf(database, where, version);
  if (!texts || (search !== "" && folded === "")) {
    return null;
  }
  const found =
    search === "" ? texts.ids : placesOf(texts, folded).flatMap((place) => texts.ids[place] ?? []);
  const namesakes = flag && new Set(await listNamesakes(database, where));
  const keys = namesakes ? found.filter((id) => namesakes.has(id)) : found;
  return { keys: keys.slice(start * size, (start + 1) * size), total: keys.length };
}

function isAskedOfTexts(query: ResultsChoice & { start: number; size: number }): boolean {
  const { search, flag, sort_by: by, order_by: direction, start, size } = query;
  const isOfNamesakes = flag?.length === 1 && flag[0] === "same person";
  return (
    by === "matching_score" &&
    direction === "desc" &&
    !search.includes("\n") &&
    !search.includes(textEnd) &&
    (flag === undefined || isOfNamesakes) &&
    !isFiltered({ ...query, search: "", flag: undefined }) &&
    (search !== "" || isOfNamesakes || start * size >= nearRows)
  );
}

async function textsOf(
  database: Queryable<Tables>,
  where: InScreening,
  version: number,
): Promise<Texts | null> {
  const key = `${where.accountId} ${where.screeningId}`;
  const known = kept.get(key);
  if (known?.version !== version) {
    kept.set(key, { version, texts: "asked for once" });
    return null;
  }
  if (known.texts === "asked for once") {
    kept.set(key, { version, texts: "being read" });
    try {
      kept.set(key, asKept(await readListedTexts(database, where)));
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  }
  const texts = kept.get(key)?.texts;
  return typeof texts === "object" ? texts : null;
}

function asKept({ version, ids, text }: ListedTexts): Version {
  const texts = text === null ? null : joinTexts(text, ids.length);
  return { version, texts: texts ? { ...texts, ids } : "cannot be kept" };
}
