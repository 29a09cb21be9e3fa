import { transact } from "../../platform/database/transact.ts";
import { noteAccount } from "../../platform/log-context.ts";
import { failWhenRead } from "../../platform/storage/fail-when-read.ts";
import type { Services } from "../../services.ts";
import { notifyAccountExport } from "./notify-account-export.ts";
import { accountExportKey } from "./object-key.ts";
import { findAccountExportForJob, updateUnfinishedAccountExport } from "./rows.ts";
import { writeAccountArchive } from "./write-account-archive.ts";

/**
 * The job that writes the ZIP of an account, from rows and storage to storage as a stream. Run again it writes the file
 * again; it counts when the row says so, and of one that is gone meanwhile nothing stays.
 */
export async function handleMakeAccountExport(
  services: Services,
  { exportId: id }: { exportId: string },
): Promise<void> {
  const { kysely } = services.database;
  const wanted = await findAccountExportForJob(kysely, id);
  if (!wanted) {
    return;
  }
  const { account_id: accountId } = wanted;
  noteAccount(accountId);
  const key = accountExportKey({ accountId, exportId: id });
  // The key stands in the row before the first byte is written, so that no file is ever without a row.
  const taken = { state: "working" as const, object_key: key };
  if (!(await updateUnfinishedAccountExport(kysely, { accountId, id }, taken))) {
    return;
  }
  try {
    const { zip, message } = writeAccountArchive(services, accountId);
    const { sizeBytes } = await services.storage.writeStream(key, failWhenRead(zip));
    await transact(services, async (transaction) => {
      const written = { state: "ready" as const, size_bytes: sizeBytes, message: message() };
      if (await updateUnfinishedAccountExport(transaction, { accountId, id }, written)) {
        await notifyAccountExport(transaction, { accountId, isReady: true });
      }
    });
  } finally {
    if (!(await findAccountExportForJob(kysely, id))) {
      await services.storage.remove([key]);
    }
  }
}

/** After the last try it says that it failed, and its file goes. */
export async function giveUpAccountExport(
  services: Services,
  { exportId: id }: { exportId: string },
): Promise<void> {
  const wanted = await findAccountExportForJob(services.database.kysely, id);
  if (!wanted) {
    return;
  }
  const { account_id: accountId } = wanted;
  await transact(services, async (transaction) => {
    const message = "This file could not be made. Please try again.";
    if (await updateUnfinishedAccountExport(transaction, { accountId, id }, { state: "failed", message })) {
      await notifyAccountExport(transaction, { accountId, isReady: false });
    }
  });
  if (wanted.object_key) {
    await services.storage.remove([wanted.object_key]);
  }
}
