import * as contract from "@winnow/contract/analytics.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { getDashboard } from "./get-dashboard.ts";

export function mountAnalytics(mount: Mount<AccountId, Services>): void {
  mount(contract.getDashboard, ({ services, identity, query }) => getDashboard(services, identity, query));
}
