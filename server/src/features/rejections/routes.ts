import * as contract from "@winnow/contract/candidate-mails.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { getMailBatch } from "./get-mail-batch.ts";
import { listRejected } from "./list-rejected.ts";
import { sendRejections } from "./send-rejections.ts";
import { undoMailBatch } from "./undo-mail-batch.ts";

export function mountRejections(mount: Mount<AccountId, Services>): void {
  mount(contract.listRejectedOfScreening, ({ services, identity, params }) =>
    listRejected(services.database.kysely, { accountId: identity, screeningId: params.id }),
  );
  mount(contract.sendRejectionsOfScreening, ({ services, identity, params, body }) =>
    sendRejections(services, { accountId: identity, screeningId: params.id }, body),
  );
  mount(contract.listRejectedOfDrive, ({ services, identity, params }) =>
    listRejected(services.database.kysely, { accountId: identity, driveId: params.id }),
  );
  mount(contract.sendRejectionsOfDrive, ({ services, identity, params, body }) =>
    sendRejections(services, { accountId: identity, driveId: params.id }, body),
  );
  mount(contract.getMailBatch, ({ services, identity, params }) =>
    getMailBatch(services.database.kysely, { accountId: identity, id: params.id }),
  );
  mount(contract.undoMailBatch, ({ services, identity, params }) =>
    undoMailBatch(services, identity, params.id),
  );
}
