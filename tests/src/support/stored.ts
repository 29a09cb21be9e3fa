import { readdir, utimes } from "node:fs/promises";
import { join, relative } from "node:path";
import type { TestWinnow } from "./start-winnow.ts";

/** The keys of all objects, halves of files included, and of folders that are empty. */
export async function stored(winnow: Pick<TestWinnow, "environment">): Promise<string[]> {
  const root = directoryOf(winnow);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const parents = new Set(entries.map((entry) => entry.parentPath));
  return entries
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ entry, path }) => !entry.name.startsWith(".") && (entry.isFile() || !parents.has(path)))
    .map(({ path }) => relative(root, path))
    .filter((key) => key.includes("/"))
    .sort();
}

/** Lets what is stored be two days old. */
export async function age(winnow: Pick<TestWinnow, "environment">, keys: string[]): Promise<void> {
  const then = Date.now() / 1000 - 2 * 24 * 60 * 60;
  for (const key of keys) {
    await utimes(join(directoryOf(winnow), key), then, then);
  }
}

export function directoryOf(winnow: Pick<TestWinnow, "environment">): string {
  return join(winnow.environment.DATA_DIR ?? "", "files");
}
