import type { AccountId } from "../../account-id.ts";

export const exportsPrefix = "exports";

export function exportKey(file: { accountId: AccountId; screeningId: string; exportId: string }): string {
  return `${exportsPrefix}/${file.accountId}/${file.screeningId}/${file.exportId}`;
}
