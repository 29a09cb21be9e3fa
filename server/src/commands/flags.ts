import { findFeatureFlags, setFeatureFlag } from "../features/accounts/rows.ts";
import { runCommand } from "./run-command.ts";
import { withAccount } from "./with-account.ts";

const usage =
  "Usage: npm run flags -- list <e-mail>\n       npm run flags -- on <e-mail> <flag>\n       npm run flags -- off <e-mail> <flag>\n";

/** The operator's command for the features of an account; pages that are open follow at once. */
async function main([action, email, flag, ...others]: string[]): Promise<number> {
  const isChange = (action === "on" || action === "off") && /^[a-z0-9_]{1,60}$/.test(flag ?? "");
  const isListed = action === "list" && flag === undefined;
  if (!email || others.length > 0 || !(isListed || isChange)) {
    process.stderr.write(usage);
    return 2;
  }
  return withAccount({ email, act: `command: flags ${action}` }, async ({ kysely }, accountId) => {
    if (isChange && flag) await setFeatureFlag(kysely, { accountId, flag, isOn: action === "on" });
    const flags = await findFeatureFlags(kysely, accountId);
    process.stdout.write(`${email}: ${flags.join(", ") || "no flags"}\n`);
  });
}

await runCommand(main);
