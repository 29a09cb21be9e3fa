import { safeEntryName } from "./safe-entry-name.ts";

/** A safe name that no other entry has, which it is then taken for. Names that differ in case alone are one file on many systems. */
export function freeEntryName(taken: Set<string>, name: string, extension: string): string {
  for (let count = 1; ; count++) {
    const entry = safeEntryName(count === 1 ? name : `${name} (${count})`, extension);
    if (!taken.has(entry.toLowerCase())) {
      taken.add(entry.toLowerCase());
      return entry;
    }
    // Cut to the same beginning, long names would stay the same for ever.
    if (count > 1 && !entry.includes(`(${count})`)) name = name.slice(0, 60);
  }
}
