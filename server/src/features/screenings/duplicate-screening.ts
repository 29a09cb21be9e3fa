import { randomUUID } from "node:crypto";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { findLanguage } from "../notifications/rows.ts";
import { requireRoom } from "../usage/require-room.ts";
import { awaitProposals } from "./await-proposals.ts";
import { jdFileId, storedKey } from "./object-keys.ts";
import { presentScreening } from "./present.ts";
import {
  copyMailTexts,
  getScreening,
  insertScreening,
  requireScreening,
  updateScreeningRow,
} from "./rows.ts";

const maxTitleLength = 200;

const copyOf: Readonly<Record<PageLanguage, (title: string) => string>> = {
  en: (title) => `Copy of ${title}`,
  de: (title) => `Kopie von ${title}`,
};

/**
 * A new screening with the same JD, requirements and settings, and no CVs. The JD's file is copied, so that neither
 * screening depends on the other. Throws `screeningNotFound`, `accountFull`.
 */
export async function duplicateScreening(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<Screening> {
  const { kysely } = services.database;
  const original = await requireScreening(kysely, accountId, id);
  const jdBytes = original.jd_object_key ? await services.storage.read(original.jd_object_key) : null;
  if (original.jd_object_key && !jdBytes) {
    // A file that is gone may have gone with its screening, a moment ago.
    await requireScreening(kysely, accountId, id);
  }
  const copyId = await transact(services, async (transaction) => {
    await requireRoom(services, transaction, {
      accountId,
      wanted: { screenings: 1, bytes: jdBytes?.byteLength ?? 0 },
    });
    const screeningId = await insertScreening(transaction, {
      accountId,
      title: titleOfCopy(original.title, (await findLanguage(transaction, accountId)) ?? "en"),
      mode: original.mode,
      visibility: original.visibility,
      isBlind: original.is_blind,
    });
    const key = jdBytes ? storedKey({ accountId, screeningId, fileId: jdFileId(randomUUID()) }) : null;
    await updateScreeningRow(
      transaction,
      { accountId, id: screeningId },
      {
        jd_state: original.jd_state,
        jd_object_key: key,
        jd_file_name: key ? original.jd_file_name : null,
        jd_media_type: key ? original.jd_media_type : null,
        jd_size_bytes: jdBytes?.byteLength ?? null,
        jd_title: original.jd_title,
        jd_text: original.jd_text,
        jd_instructions: original.jd_instructions,
        jd_instructions_not_understood: JSON.stringify(original.jd_instructions_not_understood),
        jd_to_check: JSON.stringify(original.jd_to_check),
        jd_proposals: original.jd_proposals && JSON.stringify(original.jd_proposals),
        jd_reading: original.jd_reading,
        requirements: JSON.stringify(original.requirements),
        refused_criteria: JSON.stringify(original.refused_criteria),
        mail_language: original.mail_language,
      },
    );
    if (original.jd_awaits_proposals) {
      await awaitProposals(services, transaction, {
        accountId,
        id: screeningId,
        isSample: false,
        isTyped: false,
      });
    }
    await copyMailTexts(transaction, { accountId, from: id, to: screeningId });
    if (key && jdBytes) {
      await services.storage.write(key, jdBytes);
    }
    return screeningId;
  });
  return presentScreening(await getScreening(kysely, accountId, copyId));
}

/** Cut to length, between characters. */
function titleOfCopy(title: string, language: PageLanguage): string {
  return copyOf[language](title)
    .slice(0, maxTitleLength)
    .replace(/[\uD800-\uDBFF]$/, "");
}
