import * as contract from "@winnow/contract/shares.ts";
import { isDone } from "@winnow/contract/wire.ts";
import type { FastifyRequest } from "fastify";
import type { AccountId } from "../../account-id.ts";
import { callerAndLink } from "../../platform/http/caller-and-link.ts";
import type { Mount, RateLimit } from "../../platform/http/mount.ts";
import type { Services } from "../../services.ts";
import { downloadSharedCv } from "./download-shared-cv.ts";
import { leaveFeedback } from "./leave-feedback.ts";
import { listShares } from "./list-shares.ts";
import { openShare } from "./open-share.ts";
import { playSharedRecording } from "./play-shared-recording.ts";
import { renewShareLink } from "./renew-share-link.ts";
import { revokeShare } from "./revoke-share.ts";
import { shareCandidate } from "./share-candidate.ts";

const minuteMs = 60_000;
/** Per link; per caller over all links, a company behind one address included. */
const looking: RateLimit[] = [
  { max: 120, timeWindowMs: minuteMs, key: callerAndLink },
  { max: 1_200, timeWindowMs: minuteMs },
];
const saying: RateLimit[] = [
  { max: 10, timeWindowMs: minuteMs, key: callerAndLink },
  { max: 60, timeWindowMs: minuteMs },
];

export function mountShares(mount: Mount<AccountId, Services>): void {
  mount(contract.listShares, ({ services, identity, params }) =>
    listShares(services.database.kysely, identity, params.id),
  );
  mount(contract.shareCandidate, ({ services, identity, params, body }) =>
    shareCandidate(services, identity, { interviewId: params.id, ...body }),
  );
  mount(contract.renewShareLink, ({ services, identity, params }) =>
    renewShareLink(services, identity, { interviewId: params.id, id: params.share_id }),
  );
  mount(contract.revokeShare, ({ services, identity, params }) =>
    revokeShare(services, identity, { interviewId: params.id, id: params.share_id }),
  );

  mount(
    contract.openShare,
    ({ services, params, query, request }) =>
      openShare(services, {
        token: params.token,
        visit: query.visit ?? null,
        isCounted: isLookedAt(request),
      }),
    { rateLimits: looking },
  );
  mount(
    contract.playSharedRecording,
    ({ services, params }) => playSharedRecording(services, { token: params.token, id: params.recording_id }),
    { rateLimits: looking },
  );
  mount(contract.downloadSharedCv, ({ services, params }) => downloadSharedCv(services, params.token), {
    rateLimits: looking,
  });
  mount(
    contract.leaveFeedback,
    async ({ services, params, body }) => {
      await leaveFeedback(services, { token: params.token, ...body });
      return isDone;
    },
    { rateLimits: saying },
  );
}

/** Neither a scanner that asks whether there is something, nor a browser that fetches what nobody has opened yet. */
function isLookedAt({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && !/prefetch|preview/i.test(`${headers["sec-purpose"]} ${headers.purpose}`);
}
