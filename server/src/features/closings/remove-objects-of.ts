import pLimit from "p-limit";
import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { recordingsPrefix } from "../answers/object-keys.ts";
import { exportsPrefix } from "../exports/object-key.ts";
import { receiptsPrefix } from "../payments/receipt/receipt-key.ts";
import { filesPrefix, uploadsPrefix } from "../screenings/object-keys.ts";

const prefixes = [uploadsPrefix, filesPrefix, recordingsPrefix, exportsPrefix, receiptsPrefix];
const keysAtATime = 500;
/** An object store answers each question by itself. */
const removedAtOnce = 16;

/** Removes whatever is stored of an account, by whose it is and not by any row: keys begin with the account. */
export async function removeObjectsOf(
  { storage }: Pick<Services, "storage">,
  accountId: AccountId,
): Promise<void> {
  const limit = pLimit(removedAtOnce);
  const removeAll = (keys: string[]) => limit.map(keys, (key) => storage.remove([key]));
  for (const prefix of prefixes) {
    let keys: string[] = [];
    for await (const { key } of storage.list(`${prefix}/${accountId}`)) {
      keys.push(key);
      if (keys.length === keysAtATime) {
        await removeAll(keys);
        keys = [];
      }
    }
    await removeAll(keys);
  }
}
