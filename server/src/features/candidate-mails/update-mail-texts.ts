import {
  type CandidateMailKind,
  driveMailKinds,
  type MailLanguage,
  type MailTexts,
  screeningMailKinds,
} from "@winnow/contract/candidate-mails.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { lockDrive, updateDriveRow } from "../drives/rows.ts";
import { lockScreening, updateScreeningRow } from "../screenings/rows.ts";
import { getDriveMailTexts, getScreeningMailTexts } from "./get-mail-texts.ts";
import { requireKinds } from "./require-kinds.ts";
import { storeMailText } from "./text-rows.ts";

type Changes = {
  language?: MailLanguage | undefined;
  texts?: Partial<Record<CandidateMailKind, string | null>> | undefined;
};

/** Changes what is given. Throws `screeningNotFound`, `inputInvalid` for a kind of mail that screenings do not send. */
export function updateScreeningMailTexts(
  services: Services,
  accountId: AccountId,
  { id, language, texts = {} }: Changes & { id: string },
): Promise<MailTexts> {
  requireKinds(texts, screeningMailKinds);
  return transact(services, async (transaction) => {
    await lockScreening(transaction, accountId, id);
    if (language !== undefined) {
      await updateScreeningRow(transaction, { accountId, id }, { mail_language: language });
    }
    for (const [kind, text] of given(texts)) {
      await storeMailText(transaction, { accountId, screeningId: id }, { kind, text });
    }
    return getScreeningMailTexts(transaction, accountId, id);
  });
}

/** Changes what is given. Throws `driveNotFound`, `inputInvalid` for a kind of mail that drives do not send. */
export function updateDriveMailTexts(
  services: Services,
  accountId: AccountId,
  { id, language, texts = {} }: Changes & { id: string },
): Promise<MailTexts> {
  requireKinds(texts, driveMailKinds);
  return transact(services, async (transaction) => {
    await lockDrive(transaction, accountId, id);
    if (language !== undefined) {
      await updateDriveRow(transaction, { accountId, id }, { mail_language: language });
    }
    for (const [kind, text] of given(texts)) {
      if (kind === "invited") {
        await updateDriveRow(transaction, { accountId, id }, { invitation_text: text });
      } else if (kind === "reminded") {
        await updateDriveRow(transaction, { accountId, id }, { reminder_text: text });
      } else {
        await storeMailText(transaction, { accountId, driveId: id }, { kind, text });
      }
    }
    return getDriveMailTexts(transaction, accountId, id);
  });
}

/** What is given as nothing but space is the usual text. */
function given(texts: NonNullable<Changes["texts"]>): [CandidateMailKind, string | null][] {
  const kinds = Object.keys(texts) as CandidateMailKind[];
  return kinds.map((kind) => [kind, texts[kind]?.trim() ? (texts[kind] ?? null) : null]);
}
