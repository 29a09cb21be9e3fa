import type { FastifyInstance } from "fastify";
import type { Metrics } from "./open-metrics.ts";
import { buildHttpServer } from "./platform/http/build-http-server.ts";
import { mountHealth, watchAll } from "./platform/http/health.ts";
import { readinessChecks } from "./readiness-checks.ts";
import type { Services } from "./services.ts";

/** What a process that only works answers: whether it can, and its metrics. */
export async function buildWorkerServer(
  services: Services,
  { metrics, isWorkerStalled }: { metrics: Metrics | null; isWorkerStalled: () => boolean },
): Promise<FastifyInstance> {
  const { logLevel, publicUrl, trustedProxies } = services.config;
  const app = await buildHttpServer({ logLevel, publicUrl, trustedProxies });
  metrics?.mount(app, services.securityLog);
  mountHealth(app, watchAll(readinessChecks(services, { isWorkerStalled })));
  return app;
}
