import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildApi } from "./api.ts";
import type { Config } from "./config/config.ts";
import {
  accountExportJobHandlers,
  accountExportRecurringJobs,
} from "./features/account-exports/job-handlers.ts";
import { accountJobHandlers, accountRecurringJobs } from "./features/accounts/job-handlers.ts";
import { answerJobHandlers } from "./features/answers/job-handlers.ts";
import { applicationMailHandlers } from "./features/applications/job-handlers.ts";
import {
  candidateMailHandlers,
  candidateMailRecurringJobs,
} from "./features/candidate-mails/job-handlers.ts";
import {
  closingJobHandlers,
  closingMailHandlers,
  closingRecurringJobs,
} from "./features/closings/job-handlers.ts";
import { creditRecurringJobs } from "./features/credits/job-handlers.ts";
import { draftRecurringJobs } from "./features/drafts/job-handlers.ts";
import { exportJobHandlers, exportRecurringJobs } from "./features/exports/job-handlers.ts";
import { furtherEvidenceHandlers } from "./features/further-evidence/job-handlers.ts";
import { installationPath } from "./features/installation/mount-installation-page.ts";
import {
  interviewJobHandlers,
  interviewMailHandlers,
  interviewRecurringJobs,
} from "./features/interviews/job-handlers.ts";
import { jobFormRecurringJobs } from "./features/job-forms/job-handlers.ts";
import { notificationRecurringJobs } from "./features/notifications/job-handlers.ts";
import { objectRecurringJobs } from "./features/objects/job-handlers.ts";
import { paymentJobHandlers, paymentRecurringJobs } from "./features/payments/job-handlers.ts";
import { personJobHandlers, personRecurringJobs } from "./features/people/job-handlers.ts";
import { rejectionMailHandlers } from "./features/rejections/job-handlers.ts";
import { furtherPointsHandlers, reportJobHandlers } from "./features/reports/job-handlers.ts";
import { rescreeningJobHandlers } from "./features/rescreenings/job-handlers.ts";
import {
  retentionJobHandlers,
  retentionMailHandlers,
  retentionRecurringJobs,
} from "./features/retention/job-handlers.ts";
import {
  proposalHandlers,
  screeningJobHandlers,
  screeningRecurringJobs,
} from "./features/screenings/job-handlers.ts";
import { transcriptJobHandlers } from "./features/transcripts/job-handlers.ts";
import { openLanguageModels } from "./open-language-models.ts";
import { openMail } from "./open-mail.ts";
import type { Metrics } from "./open-metrics.ts";
import { openProcessPools, type ProcessPools } from "./open-process-pools.ts";
import { openStorage } from "./open-storage.ts";
import type { Traces } from "./open-traces.ts";
import { requireNoUnfinishedRestore } from "./platform/backup/unfinished-restore.ts";
import { startEmbeddedDatabase, wakeEmbeddedDatabase } from "./platform/database/embedded-database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { forgetEndedCallCounts } from "./platform/http/call-counts.ts";
import { drain } from "./platform/http/drain.ts";
import { forgetOldIdempotencyKeys } from "./platform/http/idempotent-calls.ts";
import { forgetOldAssets } from "./platform/http/kept-assets.ts";
import { createOperatorPass } from "./platform/http/operator-pass.ts";
import { migrateJobs, type RunningWorker, runWorker } from "./platform/jobs/run-worker.ts";
import { createLog, type Log } from "./platform/log.ts";
import { inboxPath } from "./platform/mail/inbox.ts";
import { ServerStops } from "./platform/model-service/server-stops.ts";
import { openOwnFolder, ownerOnly } from "./platform/owner-only.ts";
import { openPayments } from "./platform/payments/open-payments.ts";
import { openClamdScanner } from "./platform/scanner/clamd-scanner.ts";
import { createSecurityLog } from "./platform/security-log.ts";
import { openTranscription } from "./platform/transcription/open-transcription.ts";
import type { Services } from "./services.ts";
import type { Tables } from "./tables.ts";
import { workKinds } from "./work-kinds.ts";
import { buildWorkerServer } from "./worker-server.ts";

const mailsAtOnce = 4;
/** Of what models are asked, which take their time. */
const askedAtOnce = 4;
/** Of the statements behind `/metrics`. */
const queueFiguresTimeoutMs = 2_000;
const operatorKeyFile = "operator-key";
const migrationsDirectory = fileURLToPath(new URL("../migrations", import.meta.url));

export type Running = {
  services: Services;
  /** Null for a process that only works. */
  url: string | null;
  /** The operator's first page, which the key opens; null for a process that only works. */
  operator: { page: "inbox" | "status"; url: string; key: string; keyFile: string } | null;
  stop: () => Promise<void>;
};

/**
 * `wake` comes before all is closed. `mustEnd`: it would outlive this process, so it is waited for as long as it takes.
 */
type Closer = {
  name: string;
  close: () => Promise<void> | void;
  wake?: () => Promise<void>;
  mustEnd?: boolean;
};
type WhenOpen = (name: string, close: Closer["close"], options?: Pick<Closer, "wake" | "mustEnd">) => void;

/**
 * For all that is open together. Whoever manages processes kills them after 30 s (`deploy/`), and a job that was cut
 * off by that is taken up later than one that was handed back.
 */
const stopTimeoutMs = 25_000;

/**
 * Opens what the configuration names, brings the database up to date and starts the roles of this process.
 * `stop` ends them in order: no new calls, running jobs finish, then the connections close. When `signals.stop` aborts
 * before everything is open, what is open closes and the start fails. Once `signals.hurry` aborts, stopping waits only
 * for what would outlive this process. `pools` in place of own ones are closed like those.
 */
export async function start(
  config: Config,
  {
    signals = {},
    pools,
  }: { signals?: { stop?: AbortSignal; hurry?: AbortSignal }; pools?: ProcessPools } = {},
): Promise<Running> {
  const log = createLog(config.logLevel);
  const closers: Closer[] = [];
  const stop = async () => {
    const hurry = whenAborted(signals.hurry);
    const endsAt = performance.now() + stopTimeoutMs;
    const opened = closers.splice(0).reverse();
    await Promise.all(opened.map(({ wake }) => wake?.()));
    for (const { name, close, mustEnd } of opened) {
      try {
        await (mustEnd ? close() : Promise.race([within(endsAt - performance.now(), close()), hurry]));
      } catch (error) {
        log.error({ err: error }, `closing ${name} failed`);
      }
    }
  };
  const whenOpen: WhenOpen = (name, close, options) => {
    closers.push({ name, close, ...options });
    signals.stop?.throwIfAborted();
  };
  const opening = open({ config, pools, log, whenOpen, stop, signal: signals.stop });
  try {
    // What is being opened may wait for somebody who does not answer.
    await Promise.race([opening, whenAborted(signals.stop)]);
    signals.stop?.throwIfAborted();
    return await opening;
  } catch (error) {
    opening.catch(() => undefined);
    await stop();
    throw error;
  }
}

async function open(options: {
  config: Config;
  pools: ProcessPools | undefined;
  log: Log;
  whenOpen: WhenOpen;
  stop: () => Promise<void>;
  signal: AbortSignal | undefined;
}): Promise<Running> {
  const { config, pools, log, whenOpen, stop, signal } = options;
  await openOwnFolder(config.dataDirectory, ["postgres", "files", operatorKeyFile]);

  let databaseUrl = config.databaseUrl;
  if (!databaseUrl) {
    const directory = join(config.dataDirectory, "postgres");
    const starting = startEmbeddedDatabase({
      directory,
      log,
      ...(signal ? { signal } : {}),
    });
    const stopEmbedded = () =>
      starting.then(
        (embedded) => embedded.stop(),
        // It has left nothing running.
        () => undefined,
      );
    whenOpen("the embedded database", stopEmbedded, {
      // Paused, it would keep everybody waiting who ends something in it.
      wake: () => wakeEmbeddedDatabase(directory),
      mustEnd: true,
    });
    databaseUrl = (await starting).url;
  }
  const onIdleError = (error: Error) => log.warn({ err: error }, "a database connection was lost");
  const database = openDatabase<Tables>(databaseUrl, {
    connections: config.workerConcurrency + mailsAtOnce + askedAtOnce + 10,
    onIdleError,
  });
  whenOpen("the database", () => database.close());
  // Migrations and the check of all books wait for the database as long as it takes; calls do not.
  const openPatiently = (connections: number) =>
    openDatabase<Tables>(databaseUrl, { connections, onIdleError, answerTimeoutMs: null });
  const patientDatabase = openPatiently(4);
  whenOpen("the patient database", () => patientDatabase.close());
  await requireNoUnfinishedRestore(patientDatabase.pool);
  await migrate(patientDatabase.pool, migrationsDirectory);
  await migrateJobs(patientDatabase.pool);

  let metrics: Metrics | null = null;
  if (config.metricsToken) {
    const queueDatabase = openDatabase<Tables>(databaseUrl, {
      connections: 1,
      onIdleError,
      answerTimeoutMs: queueFiguresTimeoutMs,
    });
    whenOpen("the database of the metrics", () => queueDatabase.close());
    // Loaded here, so that who measures nothing does not wait for it.
    const { openMetrics } = await import("./open-metrics.ts");
    metrics = openMetrics(config, {
      token: config.metricsToken,
      pool: database.pool,
      queuePool: queueDatabase.pool,
    });
  }
  let traces: Traces | null = null;
  if (config.traces) {
    // Likewise.
    const { openTraces } = await import("./open-traces.ts");
    traces = openTraces(config.traces, {
      role: config.role,
      isBehindProxy: config.trustedProxies !== null,
    });
    whenOpen("the traces", traces.close);
  }
  const { storage, mount: mountStorage } = await openStorage(config, database.pool);
  const { mailer, mount: mountMail } = openMail(config, database.pool);
  whenOpen("the mailer", () => mailer.close());
  const { reading, media } = pools ?? openProcessPools(config);
  whenOpen("the reading processes", () => reading.close());
  whenOpen("the media process", () => media.close());
  const closing = new AbortController();
  whenOpen("the services that read answers", () => undefined, {
    // What they are asked is asked again after the next start.
    wake: async () => closing.abort(new ServerStops()),
  });
  const payments = openPayments(config.payments, {
    pool: database.pool,
    publicUrl: config.publicUrl,
  });
  const scanner = config.scanner && openClamdScanner(config.scanner);
  const measured: Services = {
    config,
    database,
    storage: metrics?.storage(storage) ?? storage,
    mailer: metrics?.mailer(mailer) ?? mailer,
    scanner: (scanner && metrics?.scanner(scanner)) ?? scanner,
    payments: (payments.provider && metrics?.payments(payments.provider)) ?? payments.provider,
    transcription: openTranscription(config.transcription, closing.signal),
    languageModels: openLanguageModels(config.languageModel, closing.signal),
    workKinds,
    reading: metrics?.pool(reading) ?? reading,
    media: metrics?.pool(media) ?? media,
    log,
    securityLog: createSecurityLog(config.logLevel),
  };
  const services = traces?.services(measured) ?? measured;

  const workers: RunningWorker[] = [];
  whenOpen("the workers", async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  });
  const whenWorks = (worker: RunningWorker) => {
    workers.push(worker);
    signal?.throwIfAborted();
  };
  const areModelsAsked =
    services.transcription !== null || Object.values(services.languageModels).some((model) => model !== null);
  const askingHandlers = [
    ...transcriptJobHandlers(services),
    ...furtherPointsHandlers(services),
    ...proposalHandlers(services),
    ...furtherEvidenceHandlers(services),
  ];
  if (config.role !== "api") {
    const worker = await runWorker({
      openConnections: () => openPatiently(8),
      pool: database.pool,
      databaseUrl,
      concurrency: config.workerConcurrency,
      handlers: [
        ...screeningJobHandlers(services),
        ...exportJobHandlers(services),
        ...personJobHandlers(services),
        ...interviewJobHandlers(services),
        ...answerJobHandlers(services),
        ...reportJobHandlers(services),
        ...rescreeningJobHandlers(services),
        ...retentionJobHandlers(services),
        ...closingJobHandlers(services),
        ...accountExportJobHandlers(services),
        ...payments.jobHandlers,
        // What waited for a service that there is no more comes to an end.
        ...(areModelsAsked ? [] : askingHandlers),
      ],
      recurring: [
        ...accountRecurringJobs(services),
        ...creditRecurringJobs({ database: patientDatabase, workKinds, log }),
        ...screeningRecurringJobs(services),
        ...exportRecurringJobs(services),
        ...personRecurringJobs(services),
        ...interviewRecurringJobs(services),
        ...draftRecurringJobs(services),
        ...candidateMailRecurringJobs(services),
        ...jobFormRecurringJobs(services),
        ...notificationRecurringJobs(services),
        ...paymentRecurringJobs(services),
        ...objectRecurringJobs(services),
        ...retentionRecurringJobs(services),
        ...closingRecurringJobs(services),
        ...accountExportRecurringJobs(services),
        {
          name: "forget-old-idempotency-keys",
          schedule: "47 * * * *",
          run: () => forgetOldIdempotencyKeys(database.kysely),
        },
        {
          name: "forget-ended-call-counts",
          schedule: "53 * * * *",
          run: () => forgetEndedCallCounts(database.kysely),
        },
        {
          name: "forget-old-assets",
          schedule: "13 3 * * *",
          run: () => forgetOldAssets(database.pool),
        },
      ],
      log,
      onRun: metrics?.onJobRun,
    });
    whenWorks(worker);
    // A worker of their own, so that a mail server that hangs holds up mails and nothing else.
    const mails = await runWorker({
      openConnections: () => openPatiently(mailsAtOnce),
      pool: database.pool,
      databaseUrl,
      concurrency: mailsAtOnce,
      handlers: [
        ...accountJobHandlers(services),
        ...paymentJobHandlers(services),
        ...interviewMailHandlers(services),
        ...applicationMailHandlers(services),
        ...candidateMailHandlers(services),
        ...retentionMailHandlers(services),
        ...closingMailHandlers(services),
        ...rejectionMailHandlers(services),
      ],
      recurring: [],
      log,
      onRun: metrics?.onJobRun,
    });
    whenWorks(mails);
    if (areModelsAsked) {
      // Likewise, for models that think for minutes.
      const asking = await runWorker({
        openConnections: () => openPatiently(askedAtOnce),
        pool: database.pool,
        databaseUrl,
        concurrency: askedAtOnce,
        handlers: askingHandlers,
        recurring: [],
        log,
        onRun: metrics?.onJobRun,
      });
      whenWorks(asking);
    }
  }
  const isWorkerStalled = () => workers.some((worker) => worker.isStalled());
  if (config.role === "worker") {
    if (config.workerPort) {
      const server = await buildWorkerServer(services, { metrics, isWorkerStalled });
      whenOpen("what the worker answers", () => server.close());
      await server.listen({ host: config.host, port: config.workerPort });
    }
    return { services, url: null, operator: null, stop };
  }
  const keyFile = join(config.dataDirectory, operatorKeyFile);
  const operatorKey = await readOrMakeKey(keyFile);
  const letOperatorIn = createOperatorPass({
    operatorKey,
    isSecure: config.publicUrl.startsWith("https:"),
    onEntry: ({ caller, isAllowed }) =>
      services.securityLog({
        act: "open the operator's pages",
        outcome: isAllowed ? "done" : "notFound",
        caller,
        accountId: null,
      }),
  });
  let isLeaving = false;
  const api = await buildApi(services, {
    databaseUrl,
    mountAdapters: (app) => {
      mountStorage(app);
      payments.mount(app);
      mountMail(app, letOperatorIn);
    },
    letOperatorIn,
    isWorkerStalled,
    isLeaving: () => isLeaving,
    metrics,
    traces,
  });
  whenOpen("the API", () => api.close());
  const url = await api.listen({ host: config.host, port: config.port });
  whenOpen("the way in", async () => {
    isLeaving = true;
    if (config.drainSeconds > 0) await drain(api.server, config.drainSeconds * 1_000);
  });
  const page = config.mail.kind === "smtp" ? "status" : "inbox";
  const path = page === "inbox" ? inboxPath : installationPath;
  return { services, url, operator: { page, url: `${url}${path}`, key: operatorKey, keyFile }, stop };
}

/** Never settles when there is no signal. */
function whenAborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
    }
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
}

async function within(timeoutMs: number, work: Promise<void> | void): Promise<void> {
  const abandon = new AbortController();
  const timeout = setTimeout(timeoutMs, undefined, { signal: abandon.signal }).then(() => {
    throw new Error("It took too long.");
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    timeout.catch(() => undefined);
    abandon.abort();
  }
}

/** A secret that belongs to the data directory; made at the first start. */
async function readOrMakeKey(path: string): Promise<string> {
  await writeFile(path, randomBytes(24).toString("base64url"), { mode: ownerOnly.file, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") {
        throw error;
      }
    },
  );
  return (await readFile(path, "utf8")).trim();
}
