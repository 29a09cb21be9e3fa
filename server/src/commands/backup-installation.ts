import { fileURLToPath } from "node:url";
import { keptKeysSql } from "../features/objects/kept-key-rows.ts";

export const migrationsDirectory = fileURLToPath(new URL("../../migrations", import.meta.url));

/** What is kept of an installation, and what is about its processes or made anew with its schema. */
export const keptOfInstallation = {
  keptKeysSql,
  identitySql: "select key from address_keys",
  except: ["migrations", "worker_processes", "web_assets"],
  /** Keys that each installation makes for itself, until a backup brings its own. */
  seeded: ["address_keys", "sandbox_keys"],
};
