import * as drives from "@winnow/contract/drives.ts";
import * as contract from "@winnow/contract/interviews.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { filtersOf, paginate } from "../../platform/http/paginate.ts";
import type { Services } from "../../services.ts";
import { previewMail } from "../candidate-mails/preview-mail.ts";
import { requireDrive } from "../drives/rows.ts";
import { cancelDrive } from "./cancel-drive.ts";
import { closeDrive } from "./close-drive.ts";
import { deleteDrive } from "./delete-drive.ts";
import { deleteInterview } from "./delete-interview.ts";
import { presentInterview } from "./present.ts";
import { quoteDrive } from "./quote-drive.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { findScreeningOfResult, getInterview, listInterviewRows } from "./rows.ts";
import { scheduleInterviews } from "./schedule-interviews.ts";
import { undoScheduling } from "./undo-scheduling.ts";
import { updateCandidate } from "./update-candidate.ts";

export function mountInterviews(mount: Mount<AccountId, Services>): void {
  mount(drives.getDriveCredits, ({ services, identity, params }) =>
    quoteDrive(services, identity, params.id),
  );
  mount(drives.scheduleInterviews, ({ services, identity, params, query }) =>
    scheduleInterviews(services, identity, { id: params.id, quoted: query.quoted }),
  );
  mount(drives.undoScheduling, ({ services, identity, params }) =>
    undoScheduling(services, identity, params.id),
  );
  mount(drives.deleteDriveRound, async ({ services, identity, params }) => {
    await deleteDrive(services, identity, params.id);
    return isDone;
  });
  mount(drives.updateDriveCandidate, ({ services, identity, params, body }) =>
    updateCandidate(services, identity, { driveId: params.id, id: params.candidate_id, changes: body }),
  );
  mount(drives.cancelDrive, ({ services, identity, params }) => cancelDrive(services, identity, params.id));
  mount(drives.closeDrive, ({ services, identity, params }) => closeDrive(services, identity, params.id));
  mount(drives.previewDriveMail, async ({ services, identity, params, body }) => {
    const { mail, text, send } = body;
    const { mail_language: language } = await requireDrive(services.database.kysely, identity, params.id);
    const kind = mail === "invitation" ? "invited" : "reminded";
    const of = { driveId: params.id };
    return previewMail(services, identity, { of, kind, text, language, send });
  });

  mount(contract.listInterviews, async ({ services, identity, query }) => {
    const { rows, total } = await listInterviewRows(services.database.kysely, identity, query);
    const filters = filtersOf({
      drive: ["<ids of drives>"],
      status: drives.interviewStatuses,
      outcome: drives.interviewOutcomes,
      email_status: drives.emailStatuses,
    });
    return paginate({ rows: rows.map(presentInterview), total, query, filters });
  });
  mount(contract.getInterviewCandidate, async ({ services, identity, params }) => {
    const { kysely } = services.database;
    const { candidate_id, name, email, time_zone, result_id } = await getInterview(
      kysely,
      identity,
      params.id,
    );
    const screening_id = await findScreeningOfResult(kysely, { accountId: identity, id: result_id });
    return { id: candidate_id, name, email, time_zone, result_id, screening_id };
  });
  mount(contract.resendInvitation, ({ services, identity, params, body }) =>
    resendInvitation(services, identity, { id: params.id, email: body.email }),
  );
  mount(contract.deleteInterview, async ({ services, identity, params, query }) => {
    await deleteInterview(services, identity, { id: params.id, tellsCandidate: query.tell === "true" });
    return isDone;
  });
}
