import { listTransactions, transactionTypes } from "@winnow/contract/credits.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { filtersOf, paginate } from "../../platform/http/paginate.ts";
import type { Services } from "../../services.ts";
import { presentEntry } from "./present.ts";
import { listEntries } from "./rows.ts";

export function mountCredits(mount: Mount<AccountId>, services: Services): void {
  mount(listTransactions, async ({ identity, query }) => {
    const { rows, total } = await listEntries(services.database.kysely, identity, query);
    return paginate({
      rows: rows.map(presentEntry),
      total,
      query,
      filters: filtersOf({ type: transactionTypes }),
    });
  });
}
