import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { uploadKey } from "../screenings/object-keys.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { type ScanRefusal, scanFile } from "../screenings/scan-file.ts";
import { listApplicationFiles, markApplicationFileArrived } from "./application-file-rows.ts";

/** By the ids of files. */
export type RefusedFiles = Map<string, ScanRefusal["reason"]>;

/**
 * Takes the files that have arrived as they were announced out of reach of their links, and erases those that the virus
 * scanner refuses; answers which those are and why. Outside of any transaction: storage and scanner may take their time.
 * Throws `scannerUnavailable`.
 */
export async function takeInAnswerFiles(
  services: Services,
  of: { accountId: AccountId; screeningId: string; applicationId: string },
): Promise<RefusedFiles> {
  const { kysely } = services.database;
  const refused: RefusedFiles = new Map();
  for (const file of await listApplicationFiles(kysely, of)) {
    if (file.has_arrived) {
      continue;
    }
    const from = uploadKey({ ...of, fileId: file.id });
    const found = (await services.storage.stat(from)) ?? (await services.storage.stat(file.object_key));
    if (found?.sizeBytes !== file.size_bytes) {
      continue;
    }
    const refusal = await scanStored(services, { from, to: file.object_key, id: file.id });
    if (refusal) {
      await services.storage.remove([from, file.object_key]);
      refused.set(file.id, refusal.reason);
      continue;
    }
    await services.storage.move(from, file.object_key);
    if (!(await markApplicationFileArrived(kysely, { accountId: of.accountId, id: file.id }))) {
      await removeLater(kysely, [file.object_key]);
    }
  }
  return refused;
}

async function scanStored(
  services: Services,
  file: { from: string; to: string; id: string },
): Promise<ScanRefusal | null> {
  if (!services.scanner) {
    return null;
  }
  const { storage } = services;
  const bytes = (await storage.read(file.from)) ?? (await storage.read(file.to));
  return bytes && scanFile(services, bytes, { applicationFileId: file.id });
}
