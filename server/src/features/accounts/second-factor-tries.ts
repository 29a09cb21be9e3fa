import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { beginSignInTry, clearSignInTry } from "./sign-in-try-rows.ts";

/**
 * A try at a code, which counts as failed unless `run` succeeds. Failures are paced for each account by itself, whatever
 * address they come from: whoever tries codes knows the password already. Throws `tooManyRequests`.
 */
export async function countedTry<T>(
  services: Services,
  { accountId, caller }: { accountId: AccountId; caller: string },
  run: () => Promise<T>,
): Promise<T> {
  const begun = await beginSignInTry(services.database, { email: `second factor of ${accountId}`, caller });
  const done = await run();
  await clearSignInTry(services.database.kysely, begun);
  return done;
}
