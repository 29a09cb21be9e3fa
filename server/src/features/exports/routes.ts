import * as contract from "@winnow/contract/exports.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { getScreening } from "../screenings/rows.ts";
import { createExport } from "./create-export.ts";
import { downloadExport } from "./download-export.ts";
import { presentExport } from "./present.ts";
import { getExportRow, listExportRows } from "./rows.ts";

export function mountExports(mount: Mount<AccountId, Services>): void {
  mount(contract.createExport, ({ services, identity, params, body }) =>
    createExport(services, identity, { screeningId: params.id, ...body }),
  );
  mount(contract.listExports, async ({ services, identity, params }) => {
    await getScreening(services.database.kysely, identity, params.id);
    const rows = await listExportRows(services.database.kysely, {
      accountId: identity,
      screeningId: params.id,
    });
    return { data: rows.map(presentExport) };
  });
  mount(contract.getExport, async ({ services, identity, params }) =>
    presentExport(await getExportRow(services.database.kysely, identity, params.id)),
  );
  mount(contract.downloadExport, ({ services, identity, params }) =>
    downloadExport(services, identity, params.id),
  );
}
