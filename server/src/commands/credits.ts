import { addCredits } from "../features/credits/add-credits.ts";
import { formatCredits } from "../features/credits/format-credits.ts";
import { agreePrice, type PricedUnit, pricedUnits } from "../features/credits/rows.ts";
import { runCommand } from "./run-command.ts";
import { withAccount } from "./with-account.ts";

const usage = `Usage: npm run credits -- add <e-mail> <amount, such as 100 or 12.50>
       npm run credits -- price <e-mail> ${pricedUnits.join("|")} <amount for each, or "default">
`;

/** The operator's command for giving credits and agreeing on prices, while the server runs or not. */
async function main([action, email, ...rest]: string[]): Promise<number> {
  if (action === "add" && email && rest.length === 1) {
    return add(email, rest);
  }
  if (action === "price" && email && rest.length === 2) {
    return setPrice(email, rest);
  }
  return explain();
}

async function add(email: string, [amount]: string[]): Promise<number> {
  const hundredths = readHundredths(amount);
  if (!hundredths) {
    return explain();
  }
  return withAccount({ email, act: "command: add credits" }, async ({ kysely }, accountId) => {
    const reason = "Added by the operator";
    const balance = await addCredits(kysely, { accountId, amount: hundredths, reason });
    process.stdout.write(`${email} now has ${formatCredits(balance.available)} credits to spend.\n`);
  });
}

async function setPrice(email: string, [unitName, price]: string[]): Promise<number> {
  const unit = pricedUnits.find((one) => one === unitName);
  const amount = price === "default" ? null : readHundredths(price);
  if (!unit || amount === undefined) {
    return explain();
  }
  return withAccount({ email, act: `command: price of a ${unit}` }, async ({ kysely }, accountId) => {
    await agreePrice(kysely, { accountId, unit, amount });
    const said = amount === null ? "what everybody pays" : `${formatCredits(amount)} credits`;
    process.stdout.write(`From now on ${email} pays ${said} for each ${unitWords[unit]}.\n`);
  });
}

const unitWords: Record<PricedUnit, string> = { cv: "CV", interview: "interview" };

function readHundredths(amount = ""): number | undefined {
  return /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : undefined;
}

function explain(): number {
  process.stderr.write(usage);
  return 2;
}

await runCommand(main);
