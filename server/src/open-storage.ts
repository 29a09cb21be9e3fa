import { fileURLToPath } from "node:url";
import { maximumFileBytes, maximumPartBytes } from "@winnow/contract/limits.ts";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Config } from "./config/config.ts";
import { recordingsPrefix } from "./features/answers/object-keys.ts";
import { exportsPrefix } from "./features/exports/object-key.ts";
import { receiptsPrefix } from "./features/payments/receipt/receipt-key.ts";
import { filesPrefix, uploadsPrefix } from "./features/screenings/object-keys.ts";
import { createDatabaseClock } from "./platform/database/database-clock.ts";
import { openFolderStorage } from "./platform/storage/folder-storage.ts";
import { mountFolderStorage } from "./platform/storage/folder-storage-routes.ts";
import type { Storage } from "./platform/storage/storage.ts";

/**
 * Where files lie, as the configuration says, for the server and for its commands. `mount` hangs what the signed links
 * lead to into the server.
 */
export async function openStorage(
  config: Config,
  pool: pg.Pool,
): Promise<{ storage: Storage; mount: (app: FastifyInstance) => void }> {
  const storage = await openFolderStorage({
    directory: fileURLToPath(config.storage.url),
    publicUrl: config.publicUrl,
    prefixes: [uploadsPrefix, filesPrefix, exportsPrefix, receiptsPrefix, recordingsPrefix],
    clock: createDatabaseClock(pool),
  });
  return {
    storage,
    mount: (app) => mountFolderStorage(app, storage, Math.max(maximumFileBytes, maximumPartBytes)),
  };
}
