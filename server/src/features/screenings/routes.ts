import * as contract from "@winnow/contract/screenings.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { filtersOf, paginate } from "../../platform/http/paginate.ts";
import { untilGone } from "../../platform/http/until-gone.ts";
import type { Services } from "../../services.ts";
import { confirmUploads } from "./confirm-uploads.ts";
import { createScreening } from "./create-screening.ts";
import { deleteScreening } from "./delete-screening.ts";
import { deleteScreeningFile } from "./delete-screening-file.ts";
import { duplicateScreening } from "./duplicate-screening.ts";
import { listCvFileRows } from "./listed-cv-file-rows.ts";
import { presentCvFile, presentJd, presentScreening } from "./present.ts";
import { quoteScreening } from "./quote-screening.ts";
import { removeJd } from "./remove-jd.ts";
import { requestDownload } from "./request-download.ts";
import { requestUploads } from "./request-uploads.ts";
import { requirementsAreLocked } from "./requirements-are-locked.ts";
import { retryCvFile } from "./retry-cv-file.ts";
import { retryFailedCvFiles } from "./retry-failed-cv-files.ts";
import { countScreenings, getScreening, listScreeningRows, requireScreening } from "./rows.ts";
import { startScreening } from "./start-screening.ts";
import { stopScreening } from "./stop-screening.ts";
import { updateScreening } from "./update-screening.ts";

export function mountScreenings(mount: Mount<AccountId, Services>): void {
  mount(contract.listScreenings, async ({ services, identity, query }) => {
    const { rows, total } = await listScreeningRows(services.database.kysely, identity, query);
    const filters = filtersOf({
      status: contract.screeningStatuses,
      mode: contract.screeningModes,
      visibility: contract.visibilities,
    });
    return paginate({ rows: rows.map(presentScreening), total, query, filters });
  });
  mount(contract.createScreening, ({ services, identity, body }) =>
    createScreening(services, identity, body),
  );
  mount(contract.aggregateScreenings, async ({ services, identity, body }) => ({
    data: await countScreenings(services.database.kysely, identity, {
      groupBy: body.groupBy,
      screeningIds: body.screenerIds,
    }),
  }));
  mount(contract.getScreening, async ({ services, identity, params }) =>
    presentScreening(await getScreening(services.database.kysely, identity, params.id)),
  );
  mount(contract.updateScreening, ({ services, identity, params, body, reply }) =>
    updateScreening(services, identity, { id: params.id, changes: body, signal: untilGone(reply) }),
  );
  mount(contract.deleteScreening, async ({ services, identity, params }) => {
    await deleteScreening(services, identity, params.id);
    return isDone;
  });
  mount(contract.duplicateScreening, ({ services, identity, params }) =>
    duplicateScreening(services, identity, params.id),
  );
  mount(contract.getScreeningJd, async ({ services, identity, params }) => {
    const screening = await getScreening(services.database.kysely, identity, params.id);
    return presentJd(screening, {
      isLocked: await requirementsAreLocked(services.database.kysely, screening),
    });
  });
  mount(contract.getScreeningCredits, ({ services, identity, params }) =>
    quoteScreening(services, identity, params.id),
  );
  mount(contract.startScreening, ({ services, identity, params, query }) =>
    startScreening(services, identity, { id: params.id, quoted: query.quoted }),
  );
  mount(contract.stopScreening, ({ services, identity, params }) =>
    stopScreening(services, identity, params.id),
  );

  mount(contract.listCvFiles, async ({ services, identity, params, query }) => {
    await requireScreening(services.database.kysely, identity, params.id);
    const { rows, total } = await listCvFileRows(
      services.database.kysely,
      { accountId: identity, screeningId: params.id },
      query,
    );
    const filters = filtersOf({ state: contract.cvFileStates });
    return paginate({ rows: rows.map(presentCvFile), total, query, filters });
  });
  mount(contract.requestUploads, ({ services, identity, params, body }) =>
    requestUploads(services, identity, { screeningId: params.screening_id, ...body }),
  );
  mount(contract.uploadDone, ({ services, identity, body }) => confirmUploads(services, identity, body));
  mount(contract.requestDownload, ({ services, identity, params, body }) =>
    requestDownload(services, identity, { screeningId: params.screening_id, fileId: body.file_id }),
  );
  mount(contract.deleteScreeningFile, async ({ services, identity, params, query }) => {
    const screeningId = params.screening_id;
    if (query.kind === "jd") {
      await removeJd(services, identity, screeningId);
    } else if (query.file_id) {
      await deleteScreeningFile(services, identity, { screeningId, fileId: query.file_id });
    }
    return isDone;
  });
  mount(contract.retryCvFile, async ({ services, identity, params }) => {
    await retryCvFile(services, identity, { screeningId: params.screening_id, fileId: params.file_id });
    return isDone;
  });
  mount(contract.retryFailedCvFiles, async ({ services, identity, params }) => ({
    retried: await retryFailedCvFiles(services, identity, params.id),
  }));
}
