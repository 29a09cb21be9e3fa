import type pg from "pg";
import type { ObjectStore } from "../storage/storage.ts";

/** Where a backup is restored to. */
export type EmptyInstallation = {
  databaseUrl: string;
  storage: Pick<ObjectStore, "stat" | "list" | "readStream" | "writeStream" | "remove">;
  /** What the keys of its objects begin with. */
  prefixes: string[];
  migrationsDirectory: string;
  /** Tables that migrations have put rows into. */
  seeded: string[];
  /** Tables that are about processes, or about the schema itself. */
  except: string[];
  keptKeysSql: string;
  /** What is wrong with the rows, before they are there for good. */
  findFaults: (client: pg.ClientBase) => Promise<string[]>;
};
