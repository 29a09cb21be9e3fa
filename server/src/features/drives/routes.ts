import * as contract from "@winnow/contract/drives.ts";
import { isDone } from "@winnow/contract/wire.ts";
import { knownSkills } from "@winnow/interviewing/known-skills.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { filtersOf, paginate } from "../../platform/http/paginate.ts";
import { untilGone } from "../../platform/http/until-gone.ts";
import type { Services } from "../../services.ts";
import { addCandidates } from "./add-candidates.ts";
import { listCandidateRows } from "./candidate-rows.ts";
import { createDrive, readyDrive } from "./create-drive.ts";
import { downloadFromDrive } from "./download-from-drive.ts";
import { presentCandidate, presentDrive, presentDriveDetails, presentDriveEvent } from "./present.ts";
import { removeCandidate } from "./remove-candidate.ts";
import { countDrives, getDrive, listDriveEvents, listDriveRows, requireDrive } from "./rows.ts";
import { updateDrive } from "./update-drive.ts";

export function mountDrives(mount: Mount<AccountId, Services>): void {
  mount(contract.listDriveRounds, async ({ services, identity, query }) => {
    const { rows, total } = await listDriveRows(services.database.kysely, identity, query);
    const filters = filtersOf({ status: contract.driveStatuses });
    return paginate({ rows: rows.map(presentDrive), total, query, filters });
  });
  mount(contract.createDriveRound, {
    ready: async ({ services, identity, body, reply }) => {
      const readied = await readyDrive(services, identity, { input: body, signal: untilGone(reply) });
      return (call) => createDrive(call.services, identity, { input: body, readied });
    },
  });
  mount(contract.aggregateDrives, async ({ services, identity, body }) => ({
    data: await countDrives(services.database.kysely, identity, {
      groupBy: body.groupBy,
      driveIds: body.driveRoundIds,
    }),
  }));
  mount(contract.listDriveSkills, async ({ query }) => ({ skills: knownSkills(query) }));
  mount(contract.getDriveRound, async ({ services, identity, params }) =>
    presentDriveDetails(await getDrive(services.database.kysely, identity, params.id)),
  );
  mount(contract.updateDriveRound, ({ services, identity, params, body, reply }) =>
    updateDrive(services, identity, { id: params.id, changes: body, signal: untilGone(reply) }),
  );
  mount(contract.downloadFromDrive, async ({ services, identity, params, query, reply }) => {
    const { body, mediaType, fileName } = await downloadFromDrive(services, identity, {
      driveId: params.id,
      kind: params.kind,
      format: query.format,
    });
    reply
      .type(mediaType)
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
    return body;
  });
  mount(contract.listDriveHistory, async ({ services, identity, params }) => {
    const { kysely } = services.database;
    await requireDrive(kysely, identity, params.id);
    const rows = await listDriveEvents(kysely, { accountId: identity, id: params.id });
    return { data: rows.map(presentDriveEvent) };
  });

  mount(contract.listDriveCandidates, async ({ services, identity, params, query }) => {
    const { kysely } = services.database;
    await requireDrive(kysely, identity, params.id);
    const place = { accountId: identity, driveId: params.id };
    const { rows, total } = await listCandidateRows(kysely, place, query);
    const filters = filtersOf({
      status: contract.interviewStatuses,
      outcome: contract.interviewOutcomes,
      email_status: contract.emailStatuses,
    });
    return paginate({ rows: rows.map(presentCandidate), total, query, filters });
  });
  mount(contract.addDriveCandidates, ({ services, identity, params, body }) =>
    addCandidates(services, identity, { driveId: params.id, input: body }),
  );
  mount(contract.removeDriveCandidate, async ({ services, identity, params }) => {
    await removeCandidate(services, identity, { driveId: params.id, id: params.candidate_id });
    return isDone;
  });
}
