import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { requireCode } from "../accounts/require-code.ts";
import { requirePresentPassword } from "../accounts/require-present-password.ts";
import { beginClosing } from "./begin-closing.ts";

/**
 * Closes an account for good, for whoever has its password and types its address. Throws `passwordWrong`,
 * `codeWrong`, `tooManyRequests`, `addressDiffers`, `drivesRunning`, `accountOnHold`.
 */
export async function closeAccount(
  services: Services,
  accountId: AccountId,
  input: { password: string; email: string; code?: string; caller: string },
): Promise<void> {
  const { password, code, caller } = input;
  const account = await requirePresentPassword(services, { accountId, password, caller, input: "password" });
  if (input.email !== account.email) {
    const message = "This is not the e-mail address of this account.";
    throw new Failure("addressDiffers", { fields: { email: message } });
  }
  await requireCode(services, { account, code, caller });
  await beginClosing(services, account);
}
