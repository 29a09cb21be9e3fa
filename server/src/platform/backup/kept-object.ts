import { z } from "zod";
import { lines } from "./lines.ts";
import type { Content } from "./manifest.ts";
import { partOf, readCompressed, type Vault } from "./vault.ts";

const keptObjectForm = z.object({
  key: z.string(),
  /** Null: there was a row, but no file. */
  file: z.object({ sizeBytes: z.number(), modifiedAt: z.string(), sha256: z.string() }).nullable(),
});

/** A file that rows of a backup point to. Lists of them are in the order of their keys. */
export type KeptObject = z.output<typeof keptObjectForm>;

export const objectsPart = "objects";

export function lineOf(object: KeptObject): string {
  return `${JSON.stringify(object)}\n`;
}

/** Those of a backup, as a stream. */
export async function* readKeptObjects(
  vault: Vault,
  backup: string,
  { sha256 }: Pick<Content, "sha256">,
): AsyncGenerator<KeptObject> {
  for await (const line of lines(readCompressed(vault, partOf(backup, objectsPart), sha256))) {
    yield keptObjectForm.parse(JSON.parse(line));
  }
}
