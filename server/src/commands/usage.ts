import { parseArgs } from "node:util";
import type { Cell } from "../platform/spreadsheets/cell.ts";
import { writeCsv } from "../platform/spreadsheets/write-csv.ts";
import { print } from "./print.ts";
import { runCommand } from "./run-command.ts";
import { type MonthOfAccount, readUsage } from "./usage/usage-rows.ts";
import { withDatabase } from "./with-database.ts";

const usage = `Usage: npm run --silent usage -- --from <YYYY-MM> --to <YYYY-MM> > usage.csv

What each account did in each month (UTC), both named ones included, as the ledger has it.
`;

/** The operator's command that writes what accounts have used as CSV, while the server runs or not. */
async function main(words: string[]): Promise<number> {
  const months = readMonths(words);
  if (typeof months === "string") {
    process.stderr.write(`${months}${usage}`);
    return 2;
  }
  return withDatabase({ act: "command: usage" }, async ({ kysely }) => {
    await print(writeCsv(tableOf(readUsage(kysely, months))));
    return {};
  });
}

async function* tableOf(months: AsyncIterable<MonthOfAccount>): AsyncGenerator<Cell[]> {
  yield [
    "Account",
    "E-mail",
    "Month",
    "CVs screened",
    "Interviews",
    "Credits bought",
    "Credits given",
    "Credits spent",
    "Credits refunded",
    "Mails to candidates",
    "Bytes stored now",
  ];
  for await (const one of months) {
    yield [
      one.account_id,
      one.email,
      one.month,
      one.cvs,
      one.interviews,
      one.bought / 100,
      one.given / 100,
      one.spent / 100,
      one.refunded / 100,
      one.mails,
      one.bytes,
    ];
  }
}

/** Answers what is wrong with them, in words, or nothing where they are not what the command takes. */
function readMonths(words: string[]): { from: string; to: string } | string {
  try {
    const { values } = parseArgs({
      args: words,
      options: { from: { type: "string" }, to: { type: "string" } },
    });
    const { from = "", to = "" } = values;
    if (![from, to].every((month) => /^20\d\d-(0[1-9]|1[0-2])$/.test(month))) {
      return "Name the first and the last month, such as --from 2026-01 --to 2026-03.\n\n";
    }
    return from <= to ? { from, to } : `${from} comes after ${to}. Name the earlier month first.\n\n`;
  } catch {
    return "";
  }
}

await runCommand(main);
