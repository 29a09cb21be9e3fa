import type { downloadApplication as endpoint } from "@winnow/contract/applications.ts";
import type { z } from "zod";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { insertApplicationEvent } from "../job-forms/application-rows.ts";
import { cvTextLines } from "../results/cv-text-lines.ts";
import { findDocument, findStoredCv } from "../screenings/cv-file-rows.ts";
import { generalSentence } from "./event-sentences.ts";
import { inReceipt } from "./follow-receipt.ts";
import { showReceipt } from "./open-receipt.ts";
import { consentOf, presentApplicationEvent } from "./present.ts";
import { listApplicationEvents, type SentApplication } from "./rows.ts";

const linkSeconds = 3_600;
/** Of downloads of one application the log keeps one in this time. */
const hourSeconds = 3_600;

/** Everything that is kept of an applicant, with a link to the CV as it was sent. Throws `linkNotFound`. */
export async function downloadApplication(
  services: Services,
  token: string,
): Promise<z.input<(typeof endpoint)["schema"]["response"][200]>> {
  const { kysely } = services.database;
  const application = await inReceipt(services, token, async (transaction, { application: found }) => {
    const of = { accountId: found.account_id, applicationId: found.id };
    const events = await listApplicationEvents(transaction, of.accountId, [found.id]);
    const last = events.findLast(({ kind }) => kind === "downloaded");
    if (!last || Date.now() / 1_000 - toEpochSeconds(last.created_at) > hourSeconds) {
      await insertApplicationEvent(transaction, {
        ...of,
        kind: "downloaded",
        sentence: generalSentence("downloaded"),
      });
    }
    return found;
  });
  const { account_id: accountId, id, kept_file_id: fileId } = application;
  const document = fileId ? await findDocument(kysely, accountId, fileId) : null;
  const events = await listApplicationEvents(kysely, accountId, [id]);
  return {
    receipt: await showReceipt(services, application),
    consent: { ...consentOf(application), at: toEpochSeconds(application.sent_at) },
    source: application.source,
    events: events.map(presentApplicationEvent),
    cv_text: document ? cvTextLines(document, null).map(({ text }) => text) : [],
    cv_link: await linkToCv(services, application),
  };
}

async function linkToCv(services: Services, application: SentApplication): Promise<string | null> {
  const { account_id: accountId, kept_file_id: id, file_name: fileName } = application;
  const stored = id ? await findStoredCv(services.database.kysely, { accountId, id }) : undefined;
  if (!stored || !(await services.storage.stat(stored.object_key))) {
    return null;
  }
  const { url } = await services.storage.presignDownload({
    key: stored.object_key,
    fileName,
    mediaType: stored.media_type,
    expiresInSeconds: linkSeconds,
  });
  return url;
}
