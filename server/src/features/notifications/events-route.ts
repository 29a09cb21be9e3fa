import { eventsPath } from "@winnow/contract/notifications.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { openEventStream } from "../../platform/http/event-stream.ts";
import type { LivePages } from "./live-pages.ts";

const query = z.object({ since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) });

/** The stream is no answer in JSON, so it stands beside the endpoints of the contract. */
export function mountEvents(
  api: FastifyInstance,
  options: { livePages: LivePages; authenticate: (request: FastifyRequest) => Promise<AccountId> },
): void {
  const accounts = new WeakMap<FastifyRequest, AccountId>();
  api.get(eventsPath, {
    schema: { hide: true, querystring: query },
    onRequest: async (request) => {
      accounts.set(request, await options.authenticate(request));
    },
    handler: async (request, reply) => {
      const accountId = accounts.get(request) ?? (await options.authenticate(request));
      options.livePages.follow({
        accountId,
        // Parsed by the schema above.
        revision: (request.query as z.output<typeof query>).since,
        stream: openEventStream(reply),
        authenticate: () => options.authenticate(request),
      });
      return reply;
    },
  });
}
