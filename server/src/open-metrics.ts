import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Config } from "./config/config.ts";
import type { JobRun } from "./platform/jobs/run-worker.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import { measureConnections } from "./platform/metrics/measure-connections.ts";
import { measureDisks } from "./platform/metrics/measure-disks.ts";
import { measureJobs } from "./platform/metrics/measure-jobs.ts";
import { measureMailer } from "./platform/metrics/measure-mailer.ts";
import { measurePayments } from "./platform/metrics/measure-payments.ts";
import { createMeasurePool } from "./platform/metrics/measure-pools.ts";
import { measureQueue } from "./platform/metrics/measure-queue.ts";
import { measureRequests } from "./platform/metrics/measure-requests.ts";
import { measureScanner } from "./platform/metrics/measure-scanner.ts";
import { measureStorage } from "./platform/metrics/measure-storage.ts";
import { mountMetrics } from "./platform/metrics/mount-metrics.ts";
import type { PaymentProvider } from "./platform/payments/payment-provider.ts";
import type { ProcessPool, TaskShapes } from "./platform/processes/process-pool.ts";
import type { Scanner } from "./platform/scanner/scanner.ts";
import type { SecurityLog } from "./platform/security-log.ts";
import type { Storage } from "./platform/storage/storage.ts";
import { diskFolders } from "./readiness-checks.ts";
import { versions } from "./versions.ts";

/** What measures a process: adapters come back as they are, and are counted as they are used. */
export type Metrics = {
  storage: (storage: Storage) => Storage;
  mailer: (mailer: Mailer) => Mailer;
  scanner: (scanner: Scanner) => Scanner;
  payments: (provider: PaymentProvider) => PaymentProvider;
  pool: <Tasks extends TaskShapes>(pool: ProcessPool<Tasks>) => ProcessPool<Tasks>;
  onJobRun: (run: JobRun) => void;
  /** Before any route is mounted. */
  mount: (app: FastifyInstance, securityLog: SecurityLog) => void;
};

/**
 * Opens the metrics of one process, for whoever knows `token`. `queuePool` is asked for what the queue holds and nothing
 * else, so that a pool which is used up can still be seen.
 */
export function openMetrics(
  config: Config,
  { token, pool, queuePool }: { token: string; pool: pg.Pool; queuePool: pg.Pool },
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: "winnow_build_info",
    help: "Always 1; the labels say what runs.",
    labelNames: ["version", "engine_version", "role"],
    registers: [registry],
  });
  const { productVersion: version, engineVersion } = versions;
  build.set({ version, engine_version: engineVersion, role: config.role }, 1);
  measureConnections(registry, pool);
  const refreshers = [measureQueue(registry, queuePool), measureDisks(registry, diskFolders(config))];
  return {
    storage: (storage) => measureStorage(registry, storage),
    mailer: (mailer) => measureMailer(registry, mailer),
    scanner: (scanner) => measureScanner(registry, scanner),
    payments: (provider) => measurePayments(registry, provider),
    pool: createMeasurePool(registry),
    onJobRun: measureJobs(registry),
    mount: (app, securityLog) => {
      measureRequests(registry, app);
      mountMetrics(app, {
        token,
        contentType: registry.contentType,
        readText: async () => {
          await Promise.all(refreshers.map((refresh) => refresh()));
          return registry.metrics();
        },
        onRefused: ({ caller }) =>
          securityLog({ act: "read the metrics", outcome: "notFound", caller, accountId: null }),
      });
    },
  };
}
