import * as contract from "@winnow/contract/usage.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { findUsage } from "./rows.ts";

export function mountUsage(mount: Mount<AccountId, Services>): void {
  mount(contract.getAccountUsage, ({ services, identity }) =>
    findUsage(services.database.kysely, identity, { limits: services.config.accountLimits, lock: false }),
  );
}
