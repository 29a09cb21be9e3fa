import type { AccountId } from "../../account-id.ts";
import { exportsPrefix } from "../exports/object-key.ts";

export function accountExportKey(file: { accountId: AccountId; exportId: string }): string {
  return `${exportsPrefix}/${file.accountId}/account/${file.exportId}`;
}
