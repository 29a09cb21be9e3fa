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

/**
 * Everywhere that a file may lie: a move that was cut off has left it in either place. The upload comes first, since
 * what is removed in this order cannot be moved in between.
 */
export function placesOf(file: StoredFile): string[] {
  return [uploadKey(file), storedKey(file)];
}

/** Everywhere that the JD may lie that is on its way to a screening, or has failed on it; never that of the JD in force. */
export function placesOfJdUpload(screening: {
  account_id: AccountId;
  id: string;
  jd_upload_id: string | null;
  jd_upload_state: string | null;
  jd_object_key: string | null;
}): string[] {
  if (!screening.jd_upload_id || !screening.jd_upload_state) {
    return [];
  }
  const place = {
    accountId: screening.account_id,
    screeningId: screening.id,
    fileId: jdFileId(screening.jd_upload_id),
  };
  return placesOf(place).filter((key) => key !== screening.jd_object_key);
}

/** The same of the JD in force and of the one on its way. */
export function placesOfJds(screening: Parameters<typeof placesOfJdUpload>[0]): string[] {
  return [...placesOfJdUpload(screening), ...(screening.jd_object_key ? [screening.jd_object_key] : [])];
}

/** The JD's name among the files of its screening: never that of a CV. */
export function jdFileId(uploadId: string): string {
  return `jd-${uploadId}`;
}
