import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { forgetAnswers } from "../../platform/http/idempotent-calls.ts";
import type { Tables } from "../../tables.ts";
import { deleteDraftsOf } from "../drafts/rows.ts";
import { forgetNotificationsAbout } from "../notifications/rows.ts";
import { deleteSavedView } from "../saved-views/rows.ts";
import {
  deleteDraftsNaming,
  deleteImportsNaming,
  deleteInboxMails,
  deletePersonExportsWith,
  listSearches,
} from "./rows.ts";

/** What is erased, by every id that it has, and whom it is about. */
export type Traced = { accountId: AccountId; ids: string[]; names: string[]; emails: string[] };

/**
 * What else names somebody who is erased: mails that nobody fetched, drafts, notifications, previews of sheets, files
 * made of them, searches for them that were saved, and answers that are kept for calls which are sent again.
 */
export async function forgetTraces(
  transaction: Queryable<Tables>,
  { accountId, ids, mailKeys, ...who }: Traced & { mailKeys: string[] },
): Promise<void> {
  // An empty word stands in everything.
  const names = who.names.filter((name) => name.trim() !== "");
  const emails = who.emails.filter((email) => email.trim() !== "");
  await deleteInboxMails(transaction, { keys: mailKeys, ids });
  await deleteDraftsOf(transaction, { accountId, subjectIds: ids });
  await deleteDraftsNaming(transaction, { accountId, emails });
  await deleteImportsNaming(transaction, { accountId, emails });
  await deletePersonExportsWith(transaction, { accountId, ids });
  const views = (await listSearches(transaction, accountId)).filter((view) =>
    looksFor(view, [...names, ...emails]),
  );
  for (const { id } of views) {
    await deleteSavedView(transaction, accountId, id);
  }
  await forgetAnswers(transaction, {
    accountId,
    ids: [...ids, ...views.map(({ id }) => id)],
    words: [...names, ...emails],
  });
  await forgetNotificationsAbout(transaction, { accountId, ids });
}

/** Whether a list is searched for one of the words, whole or a name of several. */
function looksFor({ name, query }: { name: string; query: string }, words: string[]): boolean {
  const search = new URLSearchParams(query).get("search") ?? "";
  const parts = words.flatMap((word) => [word, ...word.split(/\s+/u)]).map(folded);
  return [search, name].some((text) => text.trim() !== "" && parts.includes(folded(text)));
}

function folded(text: string): string {
  return text.trim().toLocaleLowerCase("en");
}
