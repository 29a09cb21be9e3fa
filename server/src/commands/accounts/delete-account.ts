import { createInterface } from "node:readline";
import type { AccountRow } from "../../features/accounts/rows.ts";
import { beginClosing } from "../../features/closings/begin-closing.ts";
import { countWhatGoes } from "../../features/closings/rows.ts";
import { formatCredits } from "../../features/credits/format-credits.ts";
import { findBalance } from "../../features/credits/rows.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { countOf } from "../terminal-text.ts";

/**
 * Deletes an account as its owner could, once its address was typed again. Throws `addressDiffers`, `drivesRunning`,
 * `accountOnHold`.
 */
export async function deleteAccount(
  database: Database<Tables>,
  account: AccountRow,
  { isSure }: { isSure: boolean },
): Promise<void> {
  const goes = await countWhatGoes(database.kysely, account.id);
  const { available } = await findBalance(database.kysely, account.id);
  const what = `${countOf(goes.screenings, "screening")}, ${countOf(goes.cvs, "CV")}, ${countOf(goes.drives, "drive")}, ${countOf(goes.interviews, "interview")} and ${formatCredits(available)} credits`;
  if (!isSure) {
    process.stderr.write(`This deletes ${account.email} with ${what}, for good.\nType the address again: `);
    if ((await firstLine()).trim().toLowerCase() !== account.email) {
      throw new Failure("addressDiffers", {
        message: "\nThis is not the address. Nothing was deleted. Type it again, or add --yes.",
      });
    }
  }
  await beginClosing({ database }, account).catch((error) => {
    throw isClosedAlready(error) ? new Failure("invalidToken", { message: closedAlready }) : error;
  });
  process.stdout.write(
    `${account.email} is closed: nobody is signed in any more, and the address is free. ${what} are deleted step by step while Winnow runs; a mail says when it is done.\n`,
  );
}

const closedAlready = "This account is being deleted already.";

function isClosedAlready(error: unknown): boolean {
  return error instanceof Failure && error.failureName === "invalidToken";
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) {
    return line;
  }
  return "";
}
