import type { FastifyInstance } from "fastify";
import { Failure } from "../failure.ts";
import { isSameSecret } from "../same-secret.ts";

export const metricsPath = "/metrics";

/** Prometheus' text, for whoever sends the token; for anybody else the page does not exist. */
export function mountMetrics(
  app: FastifyInstance,
  options: {
    token: string;
    contentType: string;
    readText: () => Promise<string>;
    onRefused: (entry: { caller: string }) => void;
  },
): void {
  app.get(metricsPath, async (request, reply) => {
    const given = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (given === undefined || !isSameSecret(given, options.token)) {
      if (given !== undefined) {
        options.onRefused({ caller: request.ip });
      }
      throw new Failure("notFound");
    }
    return reply.type(options.contentType).send(await options.readText());
  });
}
