import { webhookPath } from "@winnow/contract/payments.ts";
import type { FastifyInstance } from "fastify";
import type { Services } from "../../services.ts";
import { receiveWebhook } from "./receive-webhook.ts";

/** Signatures cover the bytes as they were sent, so nothing may read them before. */
export function mountWebhook(api: FastifyInstance, services: Services): void {
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { provider: string } }>(
      webhookPath,
      { schema: { hide: true } },
      async (request, reply) => {
        await receiveWebhook(services, request.params.provider, {
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          headers: request.headers,
        });
        return reply.send({ received: true });
      },
    );
  });
}
