import { z } from "zod";
import type { BackupKey } from "./backup-key.ts";
import { BackupRefusal } from "./refusal.ts";

/** Changes with what the files of a backup look like. */
const format = 1;

const content = z.object({ rows: z.number(), sha256: z.string() });

const manifestForm = z.object({
  format: z.literal(format),
  product: z.literal("winnow"),
  productVersion: z.string(),
  engineVersion: z.string(),
  /** By the database's clock, when the rows were looked at. */
  madeAt: z.iso.datetime(),
  /** Of the key that everything else is encrypted by; null: it is not. */
  keyId: z.string().nullable(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(content.extend({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  jobs: content,
  /** `missing` had rows but no file; `bytes` are those of the files themselves. */
  objects: content.extend({ missing: z.number(), bytes: z.number() }),
});

/** What a backup is made of. It is written last: without one there is no backup. */
export type Manifest = z.output<typeof manifestForm>;
export type Content = z.output<typeof content>;
export type KeptTable = Manifest["tables"][number];

export const newManifest = (parts: Omit<Manifest, "format" | "product">): Manifest => ({
  format,
  product: "winnow",
  ...parts,
});

/** A line of JSON, and one that signs it. */
export function writeManifest(manifest: Manifest, key: BackupKey): string {
  const text = JSON.stringify(manifest);
  return `${text}\n${key.signatureOf(text)}\n`;
}

/** Throws a `BackupRefusal` for what is none, is of another key, or is not as it was written. */
export function readManifest(name: string, file: string, key: BackupKey): Manifest {
  const manifest = readUnsigned(name, file);
  if (manifest.keyId !== key.id) {
    throw new BackupRefusal(keyTrouble(name, manifest, key));
  }
  const [text = "", signature] = file.split("\n");
  if (signature !== key.signatureOf(text)) {
    throw new BackupRefusal(`The manifest of the backup ${name} is damaged.`);
  }
  return manifest;
}

/** What can be said of a backup without its key. */
export function readUnsigned(name: string, file: string): Manifest {
  const json = parseJson(file.split("\n")[0] ?? "");
  if (json === null) {
    throw new BackupRefusal(`The manifest of the backup ${name} is damaged.`);
  }
  const anyFormat = z.object({ format: z.number() }).safeParse(json);
  if (anyFormat.success && anyFormat.data.format > format) {
    throw new BackupRefusal(`The backup ${name} was made by a newer Winnow. Restore it with that one.`);
  }
  const parsed = manifestForm.safeParse(json);
  if (!parsed.success) {
    throw new BackupRefusal(`The manifest of the backup ${name} is damaged.`, parsed.error);
  }
  return parsed.data;
}

function keyTrouble(name: string, { keyId }: Manifest, key: BackupKey): string {
  if (keyId === null) {
    return `The backup ${name} is not encrypted, but BACKUP_KEY is set. Each place holds backups of one kind.`;
  }
  return key.id === null
    ? `The backup ${name} is encrypted. Set BACKUP_KEY to the key that it was made with.`
    : `BACKUP_KEY is not the key that the backup ${name} was made with.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
