import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { uploadKey } from "../screenings/object-keys.ts";
import { removeLater } from "../screenings/remove-later.ts";
import { listApplicationFiles, markApplicationFileArrived } from "./application-file-rows.ts";

/**
 * Takes the files that have arrived as they were announced out of reach of their links. Outside of any transaction: the
 * storage may take its time.
 */
export async function takeInAnswerFiles(
  services: Services,
  of: { accountId: AccountId; screeningId: string; applicationId: string },
): Promise<void> {
  const { kysely } = services.database;
  for (const file of await listApplicationFiles(kysely, of)) {
    if (file.has_arrived) {
      continue;
    }
    const from = uploadKey({ ...of, fileId: file.id });
    const found = (await services.storage.stat(from)) ?? (await services.storage.stat(file.object_key));
    if (found?.sizeBytes !== file.size_bytes) {
      continue;
    }
    await services.storage.move(from, file.object_key);
    if (!(await markApplicationFileArrived(kysely, { accountId: of.accountId, id: file.id }))) {
      await removeLater(kysely, [file.object_key]);
    }
  }
}
