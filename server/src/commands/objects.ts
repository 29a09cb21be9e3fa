import { readConfig } from "../config/config.ts";
import {
  lookForApplicationFiles,
  lookForCvs,
  lookForDriveJds,
  lookForExports,
  lookForJds,
} from "../features/objects/look-for-files.ts";
import { storedKinds } from "../features/objects/stored-kinds.ts";
import { openStorage } from "../open-storage.ts";
import { aDayAgo } from "../platform/database/a-day-ago.ts";
import { findStrays, removeStrays } from "../platform/storage/stray-objects.ts";
import { logCommand } from "./log-command.ts";
import { openCommandDatabase } from "./open-command-database.ts";
import { runCommand } from "./run-command.ts";
import { countOf } from "./terminal-text.ts";

const usage =
  "Usage: npm run objects             lists objects without rows and rows without objects, from a day ago on\n" +
  "       npm run objects -- remove   removes objects without rows\n";

/** The operator's command that compares what is stored with the rows that point to it; ends with 1 when they differ. */
async function main([action, ...others]: string[]): Promise<number> {
  if ((action !== undefined && action !== "remove") || others.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const database = await openCommandDatabase(config, { isPatient: true });
  try {
    const { storage } = await openStorage(config, database.pool);
    const services = { database, storage };
    const before = await aDayAgo(database.kysely);
    let strays = 0;
    for (const kind of storedKinds(services)) {
      if (action === "remove") {
        process.stdout.write(`${kind.prefix}: ${await removeStrays(storage, { kind, before })} removed\n`);
        continue;
      }
      for await (const { key, sizeBytes } of findStrays(storage, { kind, before })) {
        process.stdout.write(`Without a row: ${key} (${sizeBytes} bytes)\n`);
        strays += 1;
      }
    }
    let lost = 0;
    for (const look of [lookForCvs, lookForJds, lookForDriveJds, lookForExports, lookForApplicationFiles]) {
      for await (const { object_key, isStored } of look(services, before)) {
        if (isStored) continue;
        process.stdout.write(`Without an object: ${object_key}\n`);
        lost += 1;
      }
    }
    logCommand(config, {
      act: action === "remove" ? "command: remove objects" : "command: list objects",
      accountId: null,
    });
    process.stdout.write(
      `${countOf(strays, "object")} without a row, ${countOf(lost, "row")} without an object.\n`,
    );
    return strays + lost === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

await runCommand(main);
