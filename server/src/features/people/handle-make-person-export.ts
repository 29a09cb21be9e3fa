import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { noteAccount } from "../../platform/log-context.ts";
import type { Services } from "../../services.ts";
import { findRoom, withinRoom } from "../exports/within-room.ts";
import { requireRoom } from "../usage/require-room.ts";
import { personExportKey } from "./object-key.ts";
import { findPersonExportForJob, type PersonExportRow, updateUnfinishedPersonExport } from "./rows.ts";
import { writePersonArchive } from "./write-person-archive.ts";

/**
 * The job that writes the ZIP of a person, from rows and storage to storage as a stream. Run again it writes the file
 * again; it counts when the row says so, and of one that was erased meanwhile nothing stays.
 */
export async function handleMakePersonExport(
  services: Services,
  payload: { exportId: string },
): Promise<void> {
  const { kysely } = services.database;
  const wanted = await findPersonExportForJob(kysely, payload.exportId);
  if (!wanted) {
    return;
  }
  const { id, account_id: accountId } = wanted;
  noteAccount(accountId);
  const key = personExportKey({ accountId, exportId: id });
  // The key stands in the row before the first byte is written, so that no file is ever without a row.
  const taken = { state: "working" as const, object_key: key };
  if (!(await updateUnfinishedPersonExport(kysely, { accountId, id }, taken))) {
    return;
  }
  try {
    const room = await findRoom(services, accountId);
    const { zip, message } = writePersonArchive(services, wanted);
    const { sizeBytes } = await services.storage.writeStream(key, withinRoom(room, zip));
    await finish(services, wanted, { size_bytes: sizeBytes, message: message() });
  } catch (error) {
    if (error instanceof Failure && error.failureName === "accountFull") {
      return giveUpPersonExport(services, payload, "There is no room left in this account for this file.");
    }
    throw error;
  } finally {
    if (!(await findPersonExportForJob(kysely, id))) {
      await services.storage.remove([key]);
    }
  }
}

/** Throws `accountFull`; then nothing of it counts. */
async function finish(
  services: Services,
  { id, account_id: accountId }: PersonExportRow,
  made: { size_bytes: number; message: string | null },
): Promise<void> {
  await transact(services, async (transaction) => {
    const written = { ...made, state: "ready" as const };
    if (await updateUnfinishedPersonExport(transaction, { accountId, id }, written)) {
      // Counted by now; files that were written at the same time may have taken the room.
      await requireRoom(services, transaction, { accountId, wanted: { bytes: 0 } });
    }
  });
}

/** After the last try it says that it failed, and its file goes. */
export async function giveUpPersonExport(
  services: Services,
  { exportId: id }: { exportId: string },
  message = "This file could not be made. Please try again.",
): Promise<void> {
  const { kysely } = services.database;
  const wanted = await findPersonExportForJob(kysely, id);
  if (!wanted) {
    return;
  }
  const { account_id: accountId } = wanted;
  await updateUnfinishedPersonExport(kysely, { accountId, id }, { state: "failed", message });
  if (wanted.object_key) {
    await services.storage.remove([wanted.object_key]);
  }
}
