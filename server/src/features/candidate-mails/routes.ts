import * as contract from "@winnow/contract/candidate-mails.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { getDriveMailTexts, getScreeningMailTexts } from "./get-mail-texts.ts";
import { previewMail } from "./preview-mail.ts";
import { requireKinds } from "./require-kinds.ts";
import { updateDriveMailTexts, updateScreeningMailTexts } from "./update-mail-texts.ts";

export function mountCandidateMails(mount: Mount<AccountId, Services>): void {
  mount(contract.getScreeningMails, ({ services, identity, params }) =>
    getScreeningMailTexts(services.database.kysely, identity, params.id),
  );
  mount(contract.updateScreeningMails, ({ services, identity, params, body }) =>
    updateScreeningMailTexts(services, identity, { id: params.id, ...body }),
  );
  mount(contract.previewScreeningMail, ({ services, identity, params, body }) => {
    requireKinds({ [body.kind]: body.text }, contract.screeningMailKinds);
    return previewMail(services, identity, { of: { screeningId: params.id }, ...body });
  });

  mount(contract.getDriveMails, ({ services, identity, params }) =>
    getDriveMailTexts(services.database.kysely, identity, params.id),
  );
  mount(contract.updateDriveMails, ({ services, identity, params, body }) =>
    updateDriveMailTexts(services, identity, { id: params.id, ...body }),
  );
  mount(contract.previewAnyDriveMail, ({ services, identity, params, body }) => {
    requireKinds({ [body.kind]: body.text }, contract.driveMailKinds);
    return previewMail(services, identity, { of: { driveId: params.id }, ...body });
  });
}
