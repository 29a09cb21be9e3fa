import * as contract from "@winnow/contract/saved-views.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { presentSavedView } from "./present.ts";
import { deleteSavedView, listSavedViews } from "./rows.ts";
import { saveView } from "./save-view.ts";

export function mountSavedViews(mount: Mount<AccountId>, services: Services): void {
  const { kysely } = services.database;

  mount(contract.listSavedViews, async ({ identity }) => {
    const rows = await listSavedViews(kysely, identity);
    return { data: rows.map(presentSavedView) };
  });
  mount(contract.saveView, ({ identity, body }) => saveView(services, identity, body));
  mount(contract.deleteSavedView, async ({ identity, params }) => {
    if (!(await deleteSavedView(kysely, identity, params.id))) {
      throw new Failure("savedViewNotFound");
    }
    return isDone;
  });
}
