import type { downloadApplication as endpoint } from "@winnow/contract/applications.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Services } from "../../services.ts";
import { listApplicationFiles } from "../job-forms/application-file-rows.ts";
import { insertApplicationEvent } from "../job-forms/application-rows.ts";
import { cvTextLines } from "../results/cv-text-lines.ts";
import { findDocument, findStoredCv } from "../screenings/cv-file-rows.ts";
import { isWithheld } from "../screenings/scan-file.ts";
import { generalSentence } from "./event-sentences.ts";
import { inReceipt } from "./follow-receipt.ts";
import { showReceipt } from "./open-receipt.ts";
import { consentOf, presentApplicationEvent } from "./present.ts";
import { listApplicationEvents, type SentApplication } from "./rows.ts";

const linkSeconds = 3_600;
/** Of downloads of one application the log keeps one in this time. */
const hourSeconds = 3_600;

/** Everything that is kept of an applicant, with links to the CV and files as they were sent. Throws `linkNotFound`. */
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
    file_links: await linksToFiles(services, { accountId, applicationId: id }),
  };
}

async function linkToCv(services: Services, application: SentApplication): Promise<string | null> {
  const { account_id: accountId, kept_file_id: id, file_name: fileName } = application;
  const stored = id ? await findStoredCv(services.database.kysely, { accountId, id }) : undefined;
  return stored && !isWithheld(services, stored)
    ? linkTo(services, { key: stored.object_key, fileName, mediaType: stored.media_type })
    : null;
}

async function linksToFiles(
  services: Services,
  of: { accountId: AccountId; applicationId: string },
): Promise<{ url: string; file_name: string }[]> {
  const files = await listApplicationFiles(services.database.kysely, of);
  const links = await Promise.all(
    files.map(async ({ object_key: key, file_name, media_type: mediaType }) => {
      const url = await linkTo(services, { key, fileName: file_name, mediaType });
      return url === null ? [] : [{ url, file_name }];
    }),
  );
  return links.flat();
}

/** Null for what is not stored any more. */
async function linkTo(
  { storage }: Services,
  file: { key: string; fileName: string; mediaType: string },
): Promise<string | null> {
  if (!(await storage.stat(file.key))) {
    return null;
  }
  const { url } = await storage.presignDownload({ ...file, expiresInSeconds: linkSeconds });
  return url;
}
