import { downloadOwnInterview as downloadOwn } from "@winnow/contract/answers.ts";
import * as contract from "@winnow/contract/people.ts";
import type { AccountId } from "../../account-id.ts";
import { callerAndLink } from "../../platform/http/caller-and-link.ts";
import type { Mount, RateLimit } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { createPersonExport } from "./create-person-export.ts";
import { downloadOwnInterview } from "./download-own-interview.ts";
import { downloadPersonExport } from "./download-person-export.ts";
import { finishErasure, prepareErasure } from "./erase-person.ts";
import { getPerson } from "./get-person.ts";
import { presentPersonExport } from "./present-person-export.ts";
import { getPersonExportRow } from "./rows.ts";
import { searchPeople } from "./search-people.ts";

const minuteMs = 60_000;
/** As with the receipt of an application. */
const downloading: RateLimit[] = [
  { max: 30, timeWindowMs: minuteMs, key: callerAndLink },
  { max: 200, timeWindowMs: minuteMs },
];

export function mountPeople(mount: Mount<AccountId, Services>): void {
  mount(contract.searchPeople, ({ services, identity, query }) => searchPeople(services, identity, query));
  mount(contract.getPerson, ({ services, identity, params }) => getPerson(services, identity, params.id));
  mount(contract.createPersonExport, ({ services, identity, params, body }) =>
    createPersonExport(services, identity, { personId: params.id, ...body }),
  );
  mount(contract.getPersonExport, async ({ services, identity, params }) =>
    presentPersonExport(await getPersonExportRow(services.database.kysely, identity, params.id)),
  );
  mount(contract.downloadPersonExport, ({ services, identity, params }) =>
    downloadPersonExport(services, identity, params.id),
  );
  mount(downloadOwn, ({ services, params }) => downloadOwnInterview(services, params.token), {
    rateLimits: downloading,
  });
  // Each thing goes in transactions of its own, so that screenings and drives are never locked together.
  mount(contract.erasePerson, {
    prepare: ({ services, identity, params, body }) =>
      prepareErasure(services, { accountId: identity, personId: params.id, ...body }),
    finish: ({ services, identity, params, body }, erasureId) =>
      finishErasure(services, { accountId: identity, personId: params.id, ...body }, erasureId),
  });
}
