import * as contract from "@winnow/contract/audits.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { getScreening } from "../screenings/rows.ts";
import { answerAuditItem } from "./answer-audit-item.ts";
import { createAudit } from "./create-audit.ts";
import { getAuditItem } from "./get-audit-item.ts";
import { presentAudit, presentWhole } from "./present.ts";
import { getAuditRow, listAuditRows, listItems } from "./rows.ts";

export function mountAudits(mount: Mount<AccountId, Services>): void {
  mount(contract.createAudit, ({ services, identity, params, body }) =>
    createAudit(services, identity, { screeningId: params.id, ...body }),
  );
  mount(contract.listAudits, async ({ services, identity, params }) => {
    await getScreening(services.database.kysely, identity, params.id);
    const rows = await listAuditRows(services.database.kysely, {
      accountId: identity,
      screeningId: params.id,
    });
    return { data: rows.map(presentAudit) };
  });
  mount(contract.getAudit, async ({ services, identity, params }) => {
    const row = await getAuditRow(services.database.kysely, identity, params.id);
    return presentWhole(
      row,
      await listItems(services.database.kysely, { accountId: identity, auditId: params.id }),
    );
  });
  mount(contract.getAuditItem, ({ services, identity, params }) =>
    getAuditItem(services, identity, { auditId: params.id, position: params.position }),
  );
  mount(contract.answerAuditItem, ({ services, identity, params, body }) =>
    answerAuditItem(services, identity, { auditId: params.id, position: params.position, ...body }),
  );
}
