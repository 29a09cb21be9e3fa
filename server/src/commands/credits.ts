import { addCredits } from "../features/credits/add-credits.ts";
import { formatCredits } from "../features/credits/format-credits.ts";
import { withAccount } from "./with-account.ts";

const usage = "Usage: npm run credits -- add <e-mail> <amount, such as 100 or 12.50>\n";

/** The operator's command for giving credits, while the server runs or not. */
async function main([action, email, amount]: string[]): Promise<number> {
  const isAmount = /^\d{1,7}(\.\d{1,2})?$/.test(amount ?? "") && Number(amount) > 0;
  if (action !== "add" || !email || !isAmount) {
    process.stderr.write(usage);
    return 2;
  }
  return withAccount({ email, act: "command: add credits" }, async ({ kysely }, accountId) => {
    const balance = await addCredits(kysely, {
      accountId,
      amount: Math.round(Number(amount) * 100),
      reason: "Added by the operator",
    });
    process.stdout.write(`${email} now has ${formatCredits(balance.available)} credits to spend.\n`);
  });
}

process.exitCode = await main(process.argv.slice(2));
