import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import type { TracesConfig } from "./config/config.ts";
import type { LanguageModel } from "./platform/language-model/language-model.ts";
import { traceCalls } from "./platform/traces/trace-calls.ts";
import { tracePool } from "./platform/traces/trace-pool.ts";
import { traceRequests } from "./platform/traces/trace-requests.ts";
import type { Services } from "./services.ts";
import { versions } from "./versions.ts";

/** Of what is still to be sent when the process stops; a collector that is away keeps nobody. */
const closeTimeoutMs = 3_000;
const sendTimeoutMs = 5_000;

export type Traces = {
  /** Services whose ports are spans when they are asked. */
  services: (services: Services) => Services;
  /** Before any route is mounted. */
  mount: (app: FastifyInstance) => void;
  close: () => Promise<void>;
};

/**
 * Sends spans of this process to a collector, by OTLP (https://opentelemetry.io/docs/specs/otlp/) in JSON. Who sends, and
 * what a collector asks for, the library reads from OpenTelemetry's own variables (`OTEL_SERVICE_NAME`,
 * `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_EXPORTER_OTLP_HEADERS`, `…_CERTIFICATE`). What the collector does not take in time is
 * dropped.
 */
export function openTraces(
  { url, share }: TracesConfig,
  process: { role: string; isBehindProxy: boolean },
): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "winnow",
      "service.version": versions.productVersion,
      "winnow.role": process.role,
      "winnow.engine_version": versions.engineVersion,
    }).merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: sendTimeoutMs }),
        exportTimeoutMillis: sendTimeoutMs,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    services: (services) => ({
      ...services,
      storage: traceCalls("storage", services.storage),
      mailer: traceCalls("mailer", services.mailer),
      scanner: services.scanner && traceCalls("scanner", services.scanner),
      payments: services.payments && traceCalls("payments", services.payments),
      transcription: services.transcription && traceCalls("transcription", services.transcription),
      languageModels: {
        answers: traceModel(services.languageModels.answers),
        adverts: traceModel(services.languageModels.adverts),
        cvs: traceModel(services.languageModels.cvs),
      },
      reading: tracePool("reading", services.reading),
      media: tracePool("media", services.media),
    }),
    mount: (app) => traceRequests(app, { goesOn: process.isBehindProxy }),
    close: async () => {
      const { promise: isLate, resolve: giveUp } = Promise.withResolvers<void>();
      const timer = setTimeout(giveUp, closeTimeoutMs);
      // What a collector that is away would have been sent is lost.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, isLate]);
      clearTimeout(timer);
      for (const part of [trace, context, propagation]) part.disable();
    },
  };
}

function traceModel(model: LanguageModel | null): LanguageModel | null {
  return model && traceCalls("language model", model);
}
