import type { AccountId } from "../account-id.ts";
import { readConfig } from "../config.ts";
import { findAccountByEmail } from "../features/accounts/rows.ts";
import { addCredits } from "../features/credits/add-credits.ts";
import { formatCredits } from "../features/credits/format-credits.ts";
import { openCommandDatabase } from "./open-command-database.ts";

const usage = "Usage: npm run credits -- add <e-mail> <amount, such as 100 or 12.50>\n";

/** The operator's command for giving credits, while the server runs or not. */
async function main(parameters: string[]): Promise<number> {
  const [action, email, amount] = parameters;
  if (
    action !== "add" ||
    !email ||
    !amount ||
    !/^\d{1,7}(\.\d{1,2})?$/.test(amount) ||
    Number(amount) === 0
  ) {
    process.stderr.write(usage);
    return 2;
  }
  const database = await openCommandDatabase(readConfig(process.env));
  try {
    const account = await findAccountByEmail(database.kysely, email.toLowerCase());
    if (!account) {
      process.stderr.write(`There is no account with the address ${email}.\n`);
      return 1;
    }
    const balance = await addCredits(database.kysely, {
      // Whoever can run this command owns the server and may give credits to anybody.
      accountId: account.id as AccountId,
      amount: Math.round(Number(amount) * 100),
      reason: "Added by the operator",
    });
    process.stdout.write(`${email} now has ${formatCredits(balance.available)} credits to spend.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
