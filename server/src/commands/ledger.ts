import { readConfig } from "../config/config.ts";
import { findLedgerFaults, ledgerRules } from "../features/credits/find-ledger-faults.ts";
import { workKinds } from "../work-kinds.ts";
import { openCommandDatabase } from "./open-command-database.ts";

/** The operator's command that goes through the books, while the server runs or not; ends with 1 when they are off. */
async function main(): Promise<number> {
  // Going through all of the books takes longer than any call may.
  const database = await openCommandDatabase(readConfig(process.env), { isPatient: true });
  try {
    const faults = await findLedgerFaults(database.kysely, workKinds);
    if (faults.length === 0) {
      process.stdout.write(`The ledger adds up: ${Object.keys(ledgerRules(workKinds)).length} rules hold.\n`);
      return 0;
    }
    for (const { rule, accountId, found } of faults) {
      process.stdout.write(`Broken: ${rule}\n  ${accountId ? `account ${accountId}: ` : ""}${found}\n`);
    }
    return 1;
  } finally {
    await database.close();
  }
}

process.exitCode = await main();
