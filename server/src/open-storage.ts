import { fileURLToPath } from "node:url";
import { maximumFileBytes, maximumPartBytes } from "@winnow/contract/limits.ts";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Config } from "./config/config.ts";
import type { StorageConfig } from "./config/storage-url.ts";
import { recordingsPrefix } from "./features/answers/object-keys.ts";
import { exportsPrefix } from "./features/exports/object-key.ts";
import { receiptsPrefix } from "./features/payments/receipt/receipt-key.ts";
import { filesPrefix, uploadsPrefix } from "./features/screenings/object-keys.ts";
import { type Clock, createDatabaseClock } from "./platform/database/database-clock.ts";
import { openFolderObjects } from "./platform/storage/folder-objects.ts";
import { openFolderStorage } from "./platform/storage/folder-storage.ts";
import { mountFolderStorage } from "./platform/storage/folder-storage-routes.ts";
import type { ObjectStore, Storage } from "./platform/storage/storage.ts";

/** What the key of every object begins with. */
export const storagePrefixes = [uploadsPrefix, filesPrefix, exportsPrefix, receiptsPrefix, recordingsPrefix];

type OpenedStorage = { storage: Storage; mount: (app: FastifyInstance) => void };

/**
 * Where files lie, as the configuration says, for the server and for its commands. `mount` hangs what the signed links
 * lead to into the server.
 */
export function openStorage(config: Config, pool: pg.Pool): Promise<OpenedStorage> {
  const { publicUrl } = config;
  return openStorageAt(config.storage, { publicUrl, clock: createDatabaseClock(pool) });
}

/** The same of any place, whether the server uses it or not. */
export async function openStorageAt(
  place: StorageConfig,
  { publicUrl, clock }: { publicUrl: string; clock: Clock },
): Promise<OpenedStorage> {
  if (place.kind === "s3") {
    // Loaded here, so that who keeps files in a folder does not wait for it.
    const { openS3Storage } = await import("./platform/storage/s3/s3-storage.ts");
    const storage = await openS3Storage({ ...place, prefixes: storagePrefixes, clock });
    return { storage, mount: () => undefined };
  }
  const storage = await openFolderStorage({
    directory: fileURLToPath(place.url),
    publicUrl,
    prefixes: storagePrefixes,
    clock,
  });
  return {
    storage,
    mount: (app) => mountFolderStorage(app, storage, Math.max(maximumFileBytes, maximumPartBytes)),
  };
}

/** A place that nobody is sent to by a link. Nothing is written to it until somebody does. */
export async function openObjectsAt(place: StorageConfig, prefixes: string[]): Promise<ObjectStore> {
  if (place.kind === "s3") {
    const { openS3Storage } = await import("./platform/storage/s3/s3-storage.ts");
    return openS3Storage({ ...place, prefixes, clock: { now: async () => new Date() } });
  }
  return openFolderObjects({ directory: fileURLToPath(place.url), prefixes });
}
