import { parseArgs } from "node:util";
import { readConfig } from "../config/config.ts";
import { lockAccount } from "../features/account-locks/lock-account.ts";
import { unlockAccount } from "../features/account-locks/unlock-account.ts";
import { removeSecondFactor } from "../features/accounts/remove-second-factor.ts";
import { deleteSessionsOf } from "../features/accounts/session-rows.ts";
import { agreeLimit } from "../features/usage/rows.ts";
import { setLimit } from "../features/usage/set-limit.ts";
import { deleteAccount } from "./accounts/delete-account.ts";
import { listAccounts } from "./accounts/list-accounts.ts";
import { limitNames, readLimit } from "./accounts/read-limit.ts";
import { describeAccount } from "./accounts/show-account.ts";
import { megabytes } from "./places.ts";
import { runCommand } from "./run-command.ts";
import { countOf } from "./terminal-text.ts";
import { withAccount } from "./with-account.ts";
import { withDatabase } from "./with-database.ts";

const usage = `Usage: npm run accounts -- list [--search <words>]
       npm run --silent accounts -- list [--search <words>] --csv > accounts.csv
       npm run accounts -- show <e-mail>
       npm run accounts -- lock|unlock <e-mail>
       npm run accounts -- end-sessions <e-mail>
       npm run accounts -- remove-second-factor <e-mail>
       npm run accounts -- delete <e-mail> [--yes]
       npm run accounts -- limit <e-mail> ${limitNames.join("|")} <number, or "default">
       (gigabytes with decimals, calls a minute in percent of what everybody may make)
`;

type Wish = NonNullable<ReturnType<typeof readWish>>;

/** The operator's command for accounts, while the server runs or not. */
async function main(words: string[]): Promise<number> {
  const wish = readWish(words);
  if (!wish) {
    process.stderr.write(usage);
    return 2;
  }
  if (wish.action === "list") {
    return list(wish);
  }
  return actOn(wish);
}

function list({ search, isCsv }: Wish): Promise<number> {
  return withDatabase({ act: "command: list accounts" }, async ({ kysely }) => {
    await listAccounts(kysely, { search, isCsv });
    return {};
  });
}

function actOn({ action, email, isSure, limit }: Wish): Promise<number> {
  const isOfAccount = action === "end-sessions" || action === "remove-second-factor";
  const act = `command: ${action.replaceAll("-", " ")} ${isOfAccount ? "of account" : "account"}`;
  return withAccount({ email, act, isPatient: true }, async (database, accountId, account) => {
    switch (action) {
      case "show":
        process.stdout.write(await describeAccount(readConfig(process.env), database.kysely, account));
        return;
      case "lock": {
        const { isNew, sessions } = await lockAccount({ database }, accountId);
        process.stdout.write(
          isNew
            ? `${email} is locked. ${countOf(sessions, "session")} ended. Job forms and shared links open nothing, and mails to candidates and CVs wait, until npm run accounts -- unlock ${email}. Whoever was invited to an interview can still give it; it is charged then.\n`
            : `${email} was locked already.\n`,
        );
        return;
      }
      case "unlock": {
        const goesOn = await unlockAccount({ database }, accountId);
        process.stdout.write(
          goesOn
            ? `${email} can sign in again. Back in the queue: ${countOf(goesOn.cvs, "CV")}. Charged, since candidates completed them meanwhile: ${countOf(goesOn.interviews, "interview")}. Mails that waited leave within five minutes.\n`
            : `${email} was not locked.\n`,
        );
        return;
      }
      case "end-sessions":
        process.stdout.write(
          `${countOf(await deleteSessionsOf(database.kysely, accountId), "session")} of ${email} ended.\n`,
        );
        return;
      case "remove-second-factor":
        process.stdout.write(
          (await removeSecondFactor({ database }, account))
            ? `${email} signs in by the password alone from now on, and gets a mail that says so.\n`
            : `${email} has no second factor.\n`,
        );
        return;
      case "delete":
        return deleteAccount(database, account, { isSure });
      case "limit": {
        if (!limit) return;
        const { name, amount } = limit;
        if (name === "calls") {
          await agreeLimit(database.kysely, { accountId, name, amount });
          process.stdout.write(
            `${email} may make ${amount ?? 100} % of the calls a minute that everybody may, from the next minute on.\n`,
          );
          return;
        }
        const services = { database, config: readConfig(process.env) };
        const { used, limit: most } = await setLimit(services, { accountId, name, amount });
        const said = (count: number) => (name === "bytes" ? megabytes(count) : String(count));
        const what = { bytes: "files", cvs: "CVs" }[String(name)] ?? name;
        process.stdout.write(
          `The limit of ${what} of ${email} is ${said(most)} from now on, and ${said(used)} are used. Nothing is deleted.\n`,
        );
        return;
      }
    }
  });
}

const actionsOnOne = [
  "show",
  "lock",
  "unlock",
  "end-sessions",
  "remove-second-factor",
  "delete",
  "limit",
] as const;

function readWish(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { search: { type: "string" }, csv: { type: "boolean" }, yes: { type: "boolean" } },
    });
    const [action, email = "", ...others] = positionals;
    const { search = "", csv: isCsv = false, yes: isSure = false } = values;
    const limit = action === "limit" ? readLimit(others[0], others[1]) : undefined;
    const given = { email, search, isCsv, isSure, limit };
    if (action === "limit" ? !limit || others.length > 2 : others.length > 0) {
      return null;
    }
    if (action === "list") {
      return email === "" && !isSure ? { action, ...given } : null;
    }
    const one = actionsOnOne.find((name) => name === action);
    const isPlain = values.search === undefined && !isCsv && (!isSure || one === "delete");
    return one && email !== "" && isPlain ? { action: one, ...given } : null;
  } catch {
    return null;
  }
}

await runCommand(main);
