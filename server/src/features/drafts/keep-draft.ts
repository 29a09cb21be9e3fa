import type { DraftFields } from "@winnow/contract/drafts.ts";
import { maximumDrafts } from "@winnow/contract/limits.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { deleteDraftsBeyond, storeDraft } from "./rows.ts";

/** Keeps what is being typed; never refused for want of room, since the oldest gives way. */
export async function keepDraft(
  services: Services,
  draft: {
    accountId: AccountId;
    subjectId: string;
    name: string;
    fields: DraftFields | null;
    pageId: string;
    change: number;
  },
): Promise<void> {
  await transact(services, async (transaction) => {
    await storeDraft(transaction, draft);
    await deleteDraftsBeyond(transaction, { accountId: draft.accountId, maximum: maximumDrafts });
  });
}
