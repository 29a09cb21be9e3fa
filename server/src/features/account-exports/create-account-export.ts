import type { AccountExport } from "@winnow/contract/account-exports.ts";
import { exportDaysKept } from "@winnow/contract/usage.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { requireCode } from "../accounts/require-code.ts";
import { requirePresentPassword } from "../accounts/require-present-password.ts";
import { makeAccountExport } from "./jobs.ts";
import { presentAccountExport } from "./present.ts";
import { insertAccountExport } from "./rows.ts";

/**
 * Asks for a ZIP of everything; as long as one is being made it is that one. Throws `passwordWrong`,
 * `codeWrong`, `tooManyRequests`.
 */
export async function createAccountExport(
  services: Services,
  accountId: AccountId,
  { password, code, caller }: { password: string; code?: string; caller: string },
): Promise<AccountExport> {
  const account = await requirePresentPassword(services, { accountId, password, caller, input: "password" });
  await requireCode(services, { account, code, caller });
  return transact(services, async (transaction) => {
    const { row, isNew } = await insertAccountExport(transaction, accountId, exportDaysKept);
    if (isNew) {
      await enqueue(transaction, makeAccountExport, [{ payload: { exportId: row.id } }]);
    }
    return presentAccountExport(row);
  });
}
