import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { noJdUpload } from "./handle-read-jd-file.ts";
import { jdColumns } from "./jd-columns.ts";
import { placesOfJds } from "./object-keys.ts";
import { removeLater } from "./remove-later.ts";
import { requirementsAreLocked } from "./requirements-are-locked.ts";
import { lockScreening, updateScreeningRow } from "./rows.ts";

/** Removes the JD in force with its requirements. Throws `screeningNotFound`, `requirementsLocked`. */
export async function removeJd(services: Services, accountId: AccountId, screeningId: string): Promise<void> {
  await transact(services, async (transaction) => {
    const screening = await lockScreening(transaction, accountId, screeningId);
    if (await requirementsAreLocked(transaction, screening)) {
      throw new Failure("requirementsLocked");
    }
    await updateScreeningRow(
      transaction,
      { accountId, id: screeningId },
      {
        ...noJdUpload,
        jd_state: "none",
        jd_object_key: null,
        jd_file_name: null,
        jd_media_type: null,
        jd_size_bytes: null,
        jd_text: "",
        ...jdColumns(null),
      },
    );
    await removeLater(transaction, placesOfJds(screening));
  });
}
