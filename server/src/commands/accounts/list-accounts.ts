import { formatCredits } from "../../features/credits/format-credits.ts";
import { type ListedAccount, stateOf } from "../../features/installation/account-rows.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Cell } from "../../platform/spreadsheets/cell.ts";
import { writeCsv } from "../../platform/spreadsheets/write-csv.ts";
import type { Tables } from "../../tables.ts";
import { megabytes } from "../places.ts";
import { print } from "../print.ts";
import { countOf, day, terminalText } from "../terminal-text.ts";
import { readAccounts } from "./account-rows.ts";

/** Prints one line for each account, or a table for a spreadsheet. */
export async function listAccounts(
  database: Queryable<Tables>,
  { search, isCsv }: { search: string; isCsv: boolean },
): Promise<void> {
  const accounts = readAccounts(database, { search });
  await print(isCsv ? writeCsv(tableOf(accounts)) : linesOf(accounts));
}

async function* tableOf(accounts: AsyncIterable<ListedAccount>): AsyncGenerator<Cell[]> {
  yield [
    "Account",
    "E-mail",
    "Name",
    "Since (UTC)",
    "State",
    "Credits to spend",
    "Screenings",
    "CVs",
    "Drives",
    "Bytes",
  ];
  for await (const account of accounts) {
    yield [
      account.id,
      account.email,
      account.username,
      day(account.created_at),
      stateOf(account),
      account.available / 100,
      account.screenings,
      account.cv_files,
      account.drives,
      account.bytes,
    ];
  }
}

async function* linesOf(accounts: AsyncIterable<ListedAccount>): AsyncGenerator<string> {
  let count = 0;
  for await (const account of accounts) {
    const { email, username, created_at, available, cv_files, drives, bytes } = account;
    const holds = `${formatCredits(available)} credits, ${countOf(cv_files, "CV")}, ${countOf(drives, "drive")}, ${megabytes(bytes)}`;
    yield `${terminalText(email)}  ${terminalText(username)}  since ${day(created_at)}  ${stateOf(account)}  ${holds}\n`;
    count += 1;
  }
  yield `${countOf(count, "account")}.\n`;
}
