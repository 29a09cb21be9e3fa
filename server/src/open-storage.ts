import { fileURLToPath } from "node:url";
import type pg from "pg";
import type { Config } from "./config.ts";
import { exportsPrefix } from "./features/exports/object-key.ts";
import { receiptsPrefix } from "./features/payments/receipt/receipt-key.ts";
import { filesPrefix, uploadsPrefix } from "./features/screenings/object-keys.ts";
import { createDatabaseClock } from "./platform/database/database-clock.ts";
import { type FolderStorage, openFolderStorage } from "./platform/storage/folder-storage.ts";

/** Where files lie, as the configuration says, for the server and for its commands. */
export function openStorage(config: Config, pool: pg.Pool): Promise<FolderStorage> {
  return openFolderStorage({
    directory: fileURLToPath(config.storageUrl),
    publicUrl: config.publicUrl,
    prefixes: [uploadsPrefix, filesPrefix, exportsPrefix, receiptsPrefix],
    clock: createDatabaseClock(pool),
  });
}
