import * as contract from "@winnow/contract/exports.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { getScreening } from "../screenings/rows.ts";
import { createExport } from "./create-export.ts";
import { downloadExport } from "./download-export.ts";
import { presentExport } from "./present.ts";
import { getExportRow, listExportRows } from "./rows.ts";

export function mountExports(mount: Mount<AccountId>, services: Services): void {
  const { kysely } = services.database;

  mount(contract.createExport, ({ identity, params, body }) =>
    createExport(services, identity, { screeningId: params.id, ...body }),
  );
  mount(contract.listExports, async ({ identity, params }) => {
    await getScreening(kysely, identity, params.id);
    const rows = await listExportRows(kysely, { accountId: identity, screeningId: params.id });
    return { data: rows.map(presentExport) };
  });
  mount(contract.getExport, async ({ identity, params }) =>
    presentExport(await getExportRow(kysely, identity, params.id)),
  );
  mount(contract.downloadExport, ({ identity, params }) => downloadExport(services, identity, params.id));
}
