import * as contract from "@winnow/contract/reports.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { filtersOf, paginate } from "../../platform/http/paginate.ts";
import type { Services } from "../../services.ts";
import { requireDrive } from "../drives/rows.ts";
import { transcribeInterview } from "../transcripts/transcribe-interview.ts";
import { answerRequest } from "./answer-request.ts";
import { decideInterview } from "./decide-interview.ts";
import { downloadReport } from "./download/download-report.ts";
import { listDriveResultRows } from "./drive-result-rows.ts";
import { getInterviewDetails } from "./get-interview-details.ts";
import { getReport } from "./get-report.ts";
import { measureAgreement } from "./measure-agreement.ts";
import { playRecording } from "./play-recording.ts";
import { presentDriveResult } from "./present.ts";
import { saveScorecard } from "./save-scorecard.ts";

export function mountReports(mount: Mount<AccountId, Services>): void {
  mount(contract.listReports, async ({ services, identity, query }) => ({
    data: [await getReport(services, identity, query.interview_id)],
  }));
  mount(contract.downloadReport, async ({ services, identity, params, query, reply }) => {
    const { body, mediaType, fileName } = await downloadReport(services, identity, {
      interviewId: params.id,
      format: params.format,
      paper: query.paper,
    });
    reply
      .type(mediaType)
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
    return body;
  });
  mount(contract.listDriveResults, async ({ services, identity, params, query }) => {
    const { kysely } = services.database;
    await requireDrive(kysely, identity, params.id);
    const drive = { accountId: identity, driveId: params.id };
    const { rows, total } = await listDriveResultRows(kysely, drive, query);
    const filters = filtersOf({
      status: contract.resultStatuses,
      decision: contract.interviewDecisionFilters,
    });
    return paginate({ rows: rows.map(presentDriveResult), total, query, filters });
  });
  mount(contract.getScoreAgreement, ({ services, identity, params }) =>
    measureAgreement(services.database.kysely, identity, params.id),
  );
  mount(contract.getInterview, ({ services, identity, params }) =>
    getInterviewDetails(services.database.kysely, identity, params.id),
  );
  mount(contract.answerRequest, ({ services, identity, params, body }) =>
    answerRequest(services, identity, {
      interviewId: params.id,
      id: params.request_id,
      isGranted: body.is_granted,
      extraTimePercent: body.extra_time_percent,
      answer: body.answer,
    }),
  );
  mount(contract.playRecording, ({ services, identity, params }) =>
    playRecording(services, identity, { interviewId: params.id, id: params.recording_id }),
  );
  mount(contract.transcribeInterview, async ({ services, identity, params }) => {
    await transcribeInterview(services, identity, params.id);
    return isDone;
  });
  mount(contract.saveScorecard, ({ services, identity, params, body }) =>
    saveScorecard(services, identity, { interviewId: params.id, ...body }),
  );
  mount(contract.decideInterview, ({ services, identity, params, body }) =>
    decideInterview(services, identity, { interviewId: params.id, ...body }),
  );
}
