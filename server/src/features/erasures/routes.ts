import { eraseApplication } from "@winnow/contract/applications.ts";
import { eraseInterview, listErasures } from "@winnow/contract/erasures.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { AccountId } from "../../account-id.ts";
import { callerAndLink } from "../../platform/http/caller-and-link.ts";
import type { Mount, RateLimit } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { subjectOfLink } from "../answers/by-link.ts";
import { subjectOfReceipt } from "../applications/follow-receipt.ts";
import { eraseOwnApplication } from "./erase-own-application.ts";
import { eraseOwnInterview } from "./erase-own-interview.ts";
import { listErasures as listOf } from "./list-erasures.ts";

const minuteMs = 60_000;
/** Once is all that there is to erase by a link. */
const erasing: RateLimit[] = [
  { max: 30, timeWindowMs: minuteMs, key: callerAndLink },
  { max: 200, timeWindowMs: minuteMs },
];

export function mountErasures(mount: Mount<AccountId, Services>): void {
  mount(listErasures, ({ services, identity, query }) => listOf(services, identity, query));
  mount(
    eraseApplication,
    async ({ services, params, request }) => {
      request.subject = await subjectOfReceipt(services, params.token);
      await eraseOwnApplication(services, params.token);
      return isDone;
    },
    { rateLimits: erasing },
  );
  mount(
    eraseInterview,
    async ({ services, params, request }) => {
      request.subject = await subjectOfLink(services, params.token);
      await eraseOwnInterview(services, params.token);
      return isDone;
    },
    { rateLimits: erasing },
  );
}
