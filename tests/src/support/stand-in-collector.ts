import { startStandIn } from "./stand-in-provider.ts";

/** A span as OTLP sends it in JSON, https://opentelemetry.io/docs/specs/otlp/; only what is looked at here. */
export type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
};
type Resource = Pick<SentSpan, "attributes">;
type Sent = { resourceSpans: { resource: Resource; scopeSpans: { spans: SentSpan[] }[] }[] };

/** A collector of traces that keeps what it is sent. */
export async function startStandInCollector() {
  const standIn = await startStandIn(() => ({ body: {} }));
  const sent = () =>
    standIn.asked
      .filter(({ path }) => path === "/v1/traces")
      // What the library under test sends; each test looks whether it is there.
      .flatMap(({ json }) => (json as unknown as Sent).resourceSpans);
  return {
    url: `http://${standIn.host}`,
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () => sent().map(({ resource }) => resource),
    stop: standIn.stop,
  };
}

export function attributeOf({ attributes }: Pick<SentSpan, "attributes">, name: string): unknown {
  return Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];
}
