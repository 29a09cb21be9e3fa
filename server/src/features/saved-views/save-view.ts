import type { saveView as endpoint, SavedView } from "@winnow/contract/saved-views.ts";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { presentSavedView } from "./present.ts";
import { countSavedViews, lockSavedViews, storeSavedView } from "./rows.ts";

const maximumViews = 50;

/** Saves a view under its name, in the place of one with the same. Throws `tooManySavedViews`. */
export async function saveView(
  services: Services,
  accountId: AccountId,
  view: z.output<typeof endpoint.schema.body>,
): Promise<SavedView> {
  return transact(services, async (transaction) => {
    // One at a time, so that two tabs do not both find room for the last one.
    await lockSavedViews(transaction, accountId);
    const saved = await storeSavedView(transaction, accountId, view);
    if ((await countSavedViews(transaction, accountId)) > maximumViews) {
      throw new Failure("tooManySavedViews");
    }
    return presentSavedView(saved);
  });
}
