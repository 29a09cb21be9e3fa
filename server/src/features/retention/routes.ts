import * as contract from "@winnow/contract/retention.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { presentAhead, presentRetention } from "./present.ts";
import { getAccountDays, getClock, listClocksAhead } from "./rows.ts";
import { updateAccountRetention } from "./update-account-retention.ts";
import { updateRetention } from "./update-retention.ts";

/** More than anybody reads; those that are left out are the last. */
const maximumAhead = 1_000;

export function mountRetention(mount: Mount<AccountId, Services>): void {
  mount(contract.getAccountRetention, async ({ services, identity }) => ({
    days: await getAccountDays(services.database.kysely, identity),
  }));
  mount(contract.updateAccountRetention, ({ services, identity, body }) =>
    updateAccountRetention(services, identity, body.days),
  );
  mount(contract.getScreeningRetention, async ({ services, identity, params }) =>
    presentRetention(
      await getClock(services.database.kysely, { kind: "screening", accountId: identity, id: params.id }),
    ),
  );
  mount(contract.updateScreeningRetention, ({ services, identity, params, body }) =>
    updateRetention(services, { kind: "screening", accountId: identity, id: params.id }, body),
  );
  mount(contract.getDriveRetention, async ({ services, identity, params }) =>
    presentRetention(
      await getClock(services.database.kysely, { kind: "drive", accountId: identity, id: params.id }),
    ),
  );
  mount(contract.updateDriveRetention, ({ services, identity, params, body }) =>
    updateRetention(services, { kind: "drive", accountId: identity, id: params.id }, body),
  );
  mount(contract.listErasuresAhead, async ({ services, identity }) => ({
    data: (await listClocksAhead(services.database.kysely, identity, maximumAhead)).map(presentAhead),
  }));
}
