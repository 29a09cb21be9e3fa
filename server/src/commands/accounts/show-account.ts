import type { Config } from "../../config/config.ts";
import type { AccountRow } from "../../features/accounts/rows.ts";
import { findSecondFactor } from "../../features/accounts/second-factor-rows.ts";
import { countWhatGoes } from "../../features/closings/rows.ts";
import { formatCredits } from "../../features/credits/format-credits.ts";
import { findPrices } from "../../features/credits/prices.ts";
import { findBalance } from "../../features/credits/rows.ts";
import { stateOf } from "../../features/installation/account-rows.ts";
import { findCallPercent, findUsage } from "../../features/usage/rows.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { megabytes } from "../places.ts";
import { countOf, minute, terminalText } from "../terminal-text.ts";
import { findAccountState } from "./account-rows.ts";

/** What the operator sees of an account: how it stands, and nothing of what is in it. */
export async function describeAccount(
  config: Config,
  database: Queryable<Tables>,
  account: AccountRow,
): Promise<string> {
  const { id } = account;
  const state = await findAccountState(database, id);
  const { running_drives: runningDrives, on_hold: onHold } = await countWhatGoes(database, id);
  const { balance, available } = await findBalance(database, id);
  const secondFactor = await findSecondFactor(database, id);
  const usage = await findUsage(database, id, { limits: config.accountLimits, lock: false });
  const prices = await findPrices({ config }, database, id);
  const { screenings, drives, cvs, exports, bytes } = usage;
  const lines: [string, string][] = [
    ["e-mail", terminalText(account.email)],
    ["name", terminalText(account.username)],
    ["account", id],
    ["since", minute(account.created_at)],
    ["state", `${stateOf(account)}${account.locked_at ? ` since ${minute(account.locked_at)}` : ""}`],
    [
      "signed in",
      `${countOf(state.sessions, "session")}${state.last_used_at ? `, last used ${minute(state.last_used_at)}` : ""}`,
    ],
    [
      "two-step",
      secondFactor ? `on since ${minute(secondFactor.turned_on_at ?? secondFactor.created_at)}` : "off",
    ],
    [
      "credits",
      `${formatCredits(available)} to spend, ${formatCredits(state.held)} held, ${formatCredits(balance)} in all`,
    ],
    ["prices", `${formatCredits(prices.cv)} for a CV, ${formatCredits(prices.interview)} for an interview`],
    ["screenings", `${screenings.used} of ${screenings.limit}, ${state.running_screenings} running`],
    ["CVs", `${cvs.used} of ${cvs.limit}, ${state.cvs_in_work} waiting to be screened`],
    ["drives", `${drives.used} of ${drives.limit}, ${runningDrives} running`],
    ["exports", `${exports.used} of ${exports.limit}`],
    ["files", `${megabytes(bytes.used)} of ${megabytes(bytes.limit)}`],
    ["calls", `${await findCallPercent(database, id)} % of what everybody may make in a minute`],
    ["legal holds", String(onHold)],
    ["features", account.feature_flags.join(", ") || "none"],
  ];
  return lines.map(([name, value]) => `${name.padEnd(12)}${value}\n`).join("");
}
