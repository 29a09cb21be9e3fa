import type { AccountId } from "../../account-id.ts";

export const uploadsPrefix = "uploads";
export const filesPrefix = "files";

type StoredFile = { accountId: AccountId; screeningId: string; fileId: string };

/** Where a browser puts a file. Whose it is stands in the key, so no id of somebody else's file can lead to it. */
export function uploadKey({ accountId, screeningId, fileId }: StoredFile): string {
  return `${uploadsPrefix}/${accountId}/${screeningId}/${fileId}`;
}

/** Where a file lies once it has been taken in, out of reach of the link. */
export function storedKey({ accountId, screeningId, fileId }: StoredFile): string {
  return `${filesPrefix}/${accountId}/${screeningId}/${fileId}`;
}

/** The JD's name among the files of its screening: never that of a CV. */
export function jdFileId(uploadId: string): string {
  return `jd-${uploadId}`;
}
