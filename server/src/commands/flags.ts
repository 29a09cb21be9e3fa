import type { AccountId } from "../account-id.ts";
import { readConfig } from "../config.ts";
import { findAccountByEmail, findFeatureFlags, setFeatureFlag } from "../features/accounts/rows.ts";
import { openCommandDatabase } from "./open-command-database.ts";

const usage =
  "Usage: npm run flags -- list <e-mail>\n       npm run flags -- on <e-mail> <flag>\n       npm run flags -- off <e-mail> <flag>\n";

/** The operator's command for the features of an account; pages that are open follow at once. */
async function main(parameters: string[]): Promise<number> {
  const [action, email, flag] = parameters;
  const isKnown =
    action === "list" || ((action === "on" || action === "off") && /^[a-z0-9_]{1,60}$/.test(flag ?? ""));
  if (!isKnown || !email) {
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
    // Whoever can run this command owns the server and decides for anybody.
    const accountId = account.id as AccountId;
    if (action !== "list" && flag) {
      await setFeatureFlag(database.kysely, { accountId, flag, isOn: action === "on" });
    }
    const flags = await findFeatureFlags(database.kysely, accountId);
    process.stdout.write(`${email}: ${flags.join(", ") || "no flags"}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
