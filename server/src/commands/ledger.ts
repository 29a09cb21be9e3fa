import { findLedgerFaults, ledgerRules } from "../features/credits/find-ledger-faults.ts";
import { workKinds } from "../work-kinds.ts";
import { runCommand } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const usage = `Usage: npm run ledger

Goes through every account's ledger and prints what is off.
`;

/** The operator's command that goes through the books, while the server runs or not; ends with 1 when they are off. */
async function main(words: string[]): Promise<number> {
  if (words.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  return withDatabase({ act: "command: check ledger" }, async ({ kysely }) => {
    const faults = await findLedgerFaults(kysely, workKinds);
    for (const { rule, accountId, found } of faults) {
      process.stdout.write(`Broken: ${rule}\n  ${accountId ? `account ${accountId}: ` : ""}${found}\n`);
    }
    if (faults.length > 0) {
      return { exitCode: 1, outcome: "found faults" };
    }
    process.stdout.write(`The ledger adds up: ${Object.keys(ledgerRules(workKinds)).length} rules hold.\n`);
    return {};
  });
}

await runCommand(main);
