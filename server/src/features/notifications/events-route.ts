import { eventsPath } from "@winnow/contract/notifications.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { openEventStream } from "../../platform/http/event-stream.ts";
import { acceptedLanguage } from "../../platform/http/page-language.ts";
import type { LivePages } from "./live-pages.ts";

const query = z.object({ since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() });

/** The stream is no answer in JSON, so it stands beside the endpoints of the contract. */
export function mountEvents(
  api: FastifyInstance,
  options: {
    livePages: LivePages;
    authenticate: (request: FastifyRequest) => Promise<AccountId>;
    findRevision: (accountId: AccountId) => Promise<number>;
  },
): void {
  const accounts = new WeakMap<FastifyRequest, AccountId>();
  api.get(eventsPath, {
    // A HEAD would open a stream that nobody reads.
    exposeHeadRoute: false,
    schema: { hide: true, querystring: query },
    onRequest: async (request) => {
      accounts.set(request, await options.authenticate(request));
    },
    handler: async (request, reply) => {
      // Parsed by the schema above.
      const { since } = request.query as z.output<typeof query>;
      const accountId = accounts.get(request) ?? (await options.authenticate(request));
      options.livePages.follow({
        accountId,
        language: acceptedLanguage(request) ?? "en",
        revision: since ?? (await options.findRevision(accountId)),
        stream: openEventStream(reply),
        authenticate: () => options.authenticate(request),
      });
      return reply;
    },
  });
}
