import * as contract from "@winnow/contract/saved-views.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { presentSavedView } from "./present.ts";
import { deleteSavedView, listSavedViews } from "./rows.ts";
import { saveView } from "./save-view.ts";

export function mountSavedViews(mount: Mount<AccountId, Services>): void {
  mount(contract.listSavedViews, async ({ services, identity }) => {
    const rows = await listSavedViews(services.database.kysely, identity);
    return { data: rows.map(presentSavedView) };
  });
  mount(contract.saveView, ({ services, identity, body }) => saveView(services, identity, body));
  mount(contract.deleteSavedView, async ({ services, identity, params }) => {
    if (!(await deleteSavedView(services.database.kysely, identity, params.id))) {
      throw new Failure("savedViewNotFound");
    }
    return isDone;
  });
}
