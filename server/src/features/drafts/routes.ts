import * as contract from "@winnow/contract/drafts.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { keepDraft } from "./keep-draft.ts";
import { findDrafts } from "./rows.ts";

export function mountDrafts(mount: Mount<AccountId, Services>): void {
  mount(contract.listDrafts, async ({ services, identity, params }) => {
    const found = await findDrafts(services.database.kysely, {
      accountId: identity,
      subjectId: params.subject_id,
    });
    return { drafts: found.flatMap(({ name, fields }) => (fields ? [{ name, fields }] : [])) };
  });
  mount(contract.keepDraft, async ({ services, identity, params, body }) => {
    await keepDraft(services, {
      accountId: identity,
      subjectId: params.subject_id,
      name: params.name,
      fields: body.fields,
      pageId: body.page_id,
      change: body.change,
    });
    return isDone;
  });
}
