import { createHash } from "node:crypto";
import { forEachAtOnce } from "../storage/for-each-at-once.ts";
import { readKeptObjects } from "./kept-object.ts";
import type { Manifest } from "./manifest.ts";
import { BackupRefusal } from "./refusal.ts";
import { hashInto, partOf, placeOfObject, readCompressed, readFile, type Vault } from "./vault.ts";

/** Reads the rows of a backup to their ends. Throws a `BackupRefusal` where they are not what the manifest says. */
export async function checkRows(vault: Vault, name: string, { tables, jobs }: Manifest): Promise<void> {
  for (const { name: table, sha256 } of tables) {
    await drain(readCompressed(vault, partOf(name, `rows/${table}`), sha256));
  }
  await drain(readCompressed(vault, partOf(name, "jobs"), jobs.sha256));
}

/** Reads all of a backup; answers what is wrong with its files. Throws a `BackupRefusal` for the rest. */
export async function verifyBackup(vault: Vault, name: string, manifest: Manifest): Promise<string[]> {
  await checkRows(vault, name, manifest);
  const faults: string[] = [];
  await forEachAtOnce(readKeptObjects(vault, name, manifest.objects), async ({ key, file }) => {
    const fault = file && (await faultOf(vault, file.sha256));
    if (fault) faults.push(`${key}: ${fault}`);
  });
  return faults;
}

async function faultOf(vault: Vault, sha256: string): Promise<string | null> {
  const place = placeOfObject(vault, sha256);
  const hash = createHash("sha256");
  try {
    await drain(hashInto(hash)(await readFile(vault, place)));
  } catch (error) {
    if (error instanceof BackupRefusal) {
      return error.message;
    }
    throw error;
  }
  return hash.digest("hex") === sha256 ? null : `${place} is damaged.`;
}

async function drain(body: AsyncIterable<unknown>): Promise<void> {
  for await (const _part of body);
}
