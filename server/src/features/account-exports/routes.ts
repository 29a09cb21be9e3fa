import * as contract from "@winnow/contract/account-exports.ts";
import type { AccountId } from "../../account-id.ts";
import { callerAddress } from "../../platform/http/caller-address.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { createAccountExport } from "./create-account-export.ts";
import { downloadAccountExport } from "./download-account-export.ts";
import { presentAccountExport } from "./present.ts";
import { findNewestAccountExport } from "./rows.ts";

export function mountAccountExports(mount: Mount<AccountId, Services>): void {
  mount(contract.createAccountExport, ({ services, identity, body, request }) =>
    createAccountExport(services, identity, { ...body, caller: callerAddress(request) }),
  );
  mount(contract.getAccountExport, async ({ services, identity }) => {
    const row = await findNewestAccountExport(services.database.kysely, identity);
    return { export: row ? presentAccountExport(row) : null };
  });
  mount(contract.downloadAccountExport, ({ services, identity, params }) =>
    downloadAccountExport(services, identity, params.id),
  );
}
