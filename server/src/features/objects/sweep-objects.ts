import { aDayAgo } from "../../platform/database/a-day-ago.ts";
import { findStrays, removeStrays } from "../../platform/storage/stray-objects.ts";
import type { Services } from "../../services.ts";
import { updateCvFile } from "../screenings/cv-file-rows.ts";
import {
  lookForApplicationFiles,
  lookForCvs,
  lookForDriveJds,
  lookForExports,
  lookForJds,
} from "./look-for-files.ts";
import { storedKinds } from "./stored-kinds.ts";

/** So many strays, if they are most of what is stored, are no strays: storage and database do not belong together. */
const implausibleStrays = 100;

/**
 * Brings what is stored and the rows that point to it together, for what is older than a day: objects that nothing
 * points to are removed, and CVs whose file is missing say so until it is back.
 */
export async function sweepObjects(services: Pick<Services, "database" | "storage" | "log">): Promise<void> {
  const { database, storage, log } = services;
  const before = await aDayAgo(database.kysely);
  await storage.removeUnfinished(before).catch((err: unknown) => {
    // One object that the store holds on to keeps nothing else from being swept.
    log.error({ err }, "what was left unfinished in the storage could not all be removed");
  });
  const { stored, strays } = await countStrays(services, before);
  if (strays > implausibleStrays && strays * 2 > stored) {
    log.error({ stored, strays }, "most of what is stored belongs to nothing; see npm run objects");
    return;
  }
  let removed = 0;
  for (const kind of storedKinds(services)) {
    removed += await removeStrays(storage, { kind, before });
  }
  const missing = { cvs: 0, jds: 0, exports: 0, answers: 0 };
  for await (const cv of lookForCvs(services, before)) {
    if (!cv.isStored) missing.cvs += 1;
    if (cv.isStored === cv.is_original_gone) {
      const file = { accountId: cv.account_id, id: cv.id };
      await updateCvFile(database.kysely, file, { is_original_gone: !cv.isStored });
    }
  }
  for await (const { isStored } of lookForJds(services, before)) {
    if (!isStored) missing.jds += 1;
  }
  for await (const { isStored } of lookForDriveJds(services, before)) {
    if (!isStored) missing.jds += 1;
  }
  for await (const { isStored } of lookForExports(services, before)) {
    if (!isStored) missing.exports += 1;
  }
  for await (const { isStored } of lookForApplicationFiles(services, before)) {
    if (!isStored) missing.answers += 1;
  }
  const isWhole = Object.values(missing).every((count) => count === 0);
  log[isWhole ? "info" : "warn"]({ stored, removed, missing }, "compared what is stored with its rows");
}

async function countStrays(
  services: Pick<Services, "database" | "storage">,
  before: Date,
): Promise<{ stored: number; strays: number }> {
  let stored = 0;
  let strays = 0;
  const list: Services["storage"]["list"] = async function* (prefix) {
    for await (const object of services.storage.list(prefix)) {
      stored += 1;
      yield object;
    }
  };
  for (const kind of storedKinds(services)) {
    for await (const _stray of findStrays({ list }, { kind, before })) strays += 1;
  }
  return { stored, strays };
}
