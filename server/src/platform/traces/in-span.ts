import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

/**
 * Spans of OpenTelemetry (https://opentelemetry.io/docs/specs/otel/trace/api/). As long as nobody has opened traces
 * (`open-traces.ts`), a span is nothing and costs next to it. Names and attributes are words of ours, routes, statements
 * without their values and ids, and hold nothing of people.
 */
const tracer = () => trace.getTracer("winnow");

/** What began the work: the header `traceparent` of https://www.w3.org/TR/trace-context/, as a call or a job keeps it. */
export type Origin = string | undefined;

export type TraceSpan = { name: string; kind: SpanKind; attributes: Attributes; origin: Origin };

export const kinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER, asks: SpanKind.CLIENT };

/** Does `work` within a span that goes on from `origin`, or begins a trace where there is none. */
export function inTrace<T>(
  { name, kind, attributes, origin }: TraceSpan,
  work: () => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { kind, attributes }, contextOf(origin), (opened) =>
    endAfter(opened, work),
  );
}

/** Whether what is being done belongs to a trace that is kept. */
export function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() ?? false;
}

/** Does `work` within a span of what is being traced, if anything is. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => T): T {
  if (!isTraced()) {
    return work();
  }
  return tracer().startActiveSpan(name, { kind: kinds.asks, attributes }, (opened) => endAfter(opened, work));
}

/** Opens the span of a call; `run` does what belongs to it, and whoever opened it ends it. */
export function openSpan(span: { name: string; attributes: Attributes; origin: Origin }): {
  span: Span;
  run: (work: () => void) => void;
} {
  const { name, attributes, origin } = span;
  const parent = contextOf(origin);
  const opened = tracer().startSpan(name, { kind: kinds.call, attributes }, parent);
  const within = trace.setSpan(parent, opened);
  return { span: opened, run: (work) => context.with(within, work) };
}

/** For whoever goes on with what is being traced, elsewhere or later; undefined when nothing is. */
export function currentOrigin(): Origin {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** How lines of the log name it, https://opentelemetry.io/docs/specs/otel/compatibility/logging_trace_context/. */
export function currentTraceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) {
    return {};
  }
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** Says of an error its kind alone: its words may be those of a person or a row. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", kindOf(error));
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return "unknown";
  }
  const known = ["failureName", "code"].map((key): unknown => Reflect.get(error, key));
  return known.find((one) => typeof one === "string") ?? error.name;
}

function contextOf(origin: Origin): Context {
  return origin === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent: origin });
}

function endAfter<T>(span: Span, work: () => T): T {
  let isLeft = false;
  try {
    const answer = work();
    if (answer instanceof Promise) {
      isLeft = true;
      answer.catch((error) => markFailed(span, error)).finally(() => span.end());
    }
    return answer;
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    if (!isLeft) span.end();
  }
}
