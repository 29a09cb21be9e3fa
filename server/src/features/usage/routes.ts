import * as contract from "@winnow/contract/usage.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { findUsage } from "./rows.ts";

export function mountUsage(mount: Mount<AccountId>, { config, database }: Services): void {
  mount(contract.getAccountUsage, ({ identity }) =>
    findUsage(database.kysely, identity, { limits: config.accountLimits, lock: false }),
  );
}
