import type { AccountId } from "../../account-id.ts";

/** Where a browser puts a file; the link can reach no other place. */
export function uploadKey(fileId: string): string {
  return `uploads/${fileId}`;
}

/** Where a file lies once it has been taken in, out of reach of the link. */
export function storedKey(file: { accountId: AccountId; screeningId: string; fileId: string }): string {
  return `files/${file.accountId}/${file.screeningId}/${file.fileId}`;
}
