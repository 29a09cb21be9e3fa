import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { requireRoom } from "../usage/require-room.ts";
import { newJdKey } from "./object-keys.ts";
import { type DriveRow, requireDrive, updateDriveRow } from "./rows.ts";

/** The original of a job description, as it was sent. */
export type JdFile = { name: string; mediaType: string; bytes: Uint8Array };

/**
 * Keeps a file as the original of the text in force, in place of the one before; the drive is locked by the caller. The
 * file is written before its row is committed: one that is left over goes with the next sweep. Throws `accountFull`.
 */
export async function keepJdFile(
  services: Services,
  transaction: Queryable<Tables>,
  { accountId, driveId, file }: { accountId: AccountId; driveId: string; file: JdFile },
): Promise<void> {
  const before = await requireDrive(transaction, accountId, driveId);
  await updateDriveRow(transaction, { accountId, id: driveId }, noJdFile);
  await requireRoom(services, transaction, { accountId, wanted: { bytes: file.bytes.byteLength } });
  const key = newJdKey({ accountId, driveId });
  await updateDriveRow(
    transaction,
    { accountId, id: driveId },
    {
      jd_object_key: key,
      jd_file_name: file.name,
      jd_media_type: file.mediaType,
      jd_size_bytes: file.bytes.byteLength,
    },
  );
  await removeJdFileLater(transaction, before);
  await services.storage.write(key, file.bytes);
}

/** The original goes once the transaction that lets go of it is committed. */
export function removeJdFileLater(
  transaction: Queryable<Tables>,
  { jd_object_key: key }: Pick<DriveRow, "jd_object_key">,
): Promise<void> {
  return removeLater(transaction, key === null ? [] : [key]);
}

/** Of a drive whose text was typed. */
export const noJdFile = {
  jd_object_key: null,
  jd_file_name: null,
  jd_media_type: null,
  jd_size_bytes: null,
};
