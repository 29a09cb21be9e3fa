import * as contract from "@winnow/contract/rescreenings.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { paginate } from "../../platform/http/paginate.ts";
import type { Services } from "../../services.ts";
import { dismissRescreening } from "./dismiss-rescreening.ts";
import { getRescreening } from "./get-rescreening.ts";
import { listEarlierReports } from "./list-earlier-reports.ts";
import { listRescreened } from "./list-rescreened.ts";
import { startRescreening } from "./start-rescreening.ts";
import { takeOverRescreening } from "./take-over-rescreening.ts";

export function mountRescreenings(mount: Mount<AccountId, Services>): void {
  mount(contract.getRescreening, ({ services, identity, params }) =>
    getRescreening(services.database.kysely, { accountId: identity, screeningId: params.id }),
  );
  mount(contract.startRescreening, ({ services, identity, params }) =>
    startRescreening(services, identity, params.id),
  );
  mount(contract.listRescreenedResults, async ({ services, identity, params, query }) => {
    const { data, total } = await listRescreened(services, identity, { id: params.id, query });
    return paginate({ rows: data, total, query, filters: [] });
  });
  mount(contract.takeOverRescreening, async ({ services, identity, params }) => {
    await takeOverRescreening(services, identity, params.id);
    return isDone;
  });
  mount(contract.dismissRescreening, async ({ services, identity, params }) => {
    await dismissRescreening(services, identity, params.id);
    return isDone;
  });
  mount(contract.listEarlierReports, ({ services, identity, params }) =>
    listEarlierReports(services, identity, params.id),
  );
}
