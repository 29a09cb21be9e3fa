import { getAccount } from "@winnow/contract/accounts.ts";
import { createLog } from "@winnow/server/platform/log.ts";
import { inTrace, kinds } from "@winnow/server/platform/traces/in-span.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import { attributeOf, type SentSpan, startStandInCollector } from "../support/stand-in-collector.ts";
import { startWinnow } from "../support/start-winnow.ts";

type Collector = Awaited<ReturnType<typeof startStandInCollector>>;
const foreignTrace = "4bf92f3577b34da6a3ce929d0e0e4736";
const foreignOrigin = `00-${foreignTrace}-00f067aa0ba902b7-01`;

let collector: Collector;
beforeAll(async () => {
  collector = await startStandInCollector();
});
afterAll(() => collector?.stop());

/** What a collector is sent while `work` is done by a Winnow of its own. */
async function spansOf(
  variables: Record<string, string>,
  work: (url: string, winnow: Awaited<ReturnType<typeof startWinnow>>) => Promise<void>,
): Promise<SentSpan[]> {
  const before = collector.spans().length;
  const winnow = await startWinnow({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...variables });
  try {
    await work(winnow.url, winnow);
  } finally {
    await winnow.stop();
  }
  return collector.spans().slice(before);
}

describe("a screening", () => {
  let spans: SentSpan[];
  const named = (name: string) => spans.filter((span) => span.name === name);
  beforeAll(async () => {
    spans = await spansOf({}, async (_url, winnow) => {
      const recruiter = await givenAccount(winnow, "Mara Lindqvist");
      await givenScreened(winnow, recruiter, { cvs: 2, title: "Lantern keeper" });
    });
  });

  test("is one trace from the call that starts it to the jobs that do it, and what these ask", () => {
    const [call] = named("POST /api/auth/screener/:id/start");
    const jobs = named("screen-cv");

    expect(call).toMatchObject({ kind: 2 });
    expect(call && attributeOf(call, "http.response.status_code")).toBe(200);
    expect(jobs).toHaveLength(2);
    for (const job of jobs) {
      expect(job).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId, kind: 5 });
      const asked = spans.filter(({ parentSpanId }) => parentSpanId === job.spanId).map(({ name }) => name);
      expect(asked).toEqual(expect.arrayContaining(["SELECT", "INSERT"]));
    }
  });

  test("reads each file in a task, which is asked for by its job", () => {
    const jobOf = new Map(spans.map((span) => [span.spanId, span]));
    const tasks = named("reading readCv");

    expect(tasks).toHaveLength(2);
    expect(tasks.map(({ parentSpanId = "" }) => jobOf.get(parentSpanId)?.name)).toEqual([
      "read-cv-file",
      "read-cv-file",
    ]);
    expect(named("storage read").length).toBeGreaterThan(0);
    expect(named("mailer send").length).toBeGreaterThan(0);
  });

  test("says nothing of people: no name, address, title or token, and of statements no value", () => {
    const said = JSON.stringify(spans);

    expect(spans.length).toBeGreaterThan(100);
    expect(said).not.toMatch(/Mara|Lindqvist|Lantern|@example|\.pdf"/i);
    for (const span of spans) {
      const text = attributeOf(span, "db.query.text");
      if (text !== undefined) expect(String(text)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    }
  });

  test("is sent with who sends it", () => {
    const [resource] = collector.resources();

    expect(resource && attributeOf(resource, "service.name")).toBe("winnow");
    expect(resource && attributeOf(resource, "winnow.role")).toBe("all");
  });
});

test("a call that is refused or fails says so, and pages and probes are left out", async () => {
  const spans = await spansOf({}, async (url) => {
    await fetch(`${url}/api/auth/account`);
    await fetch(`${url}/readyz`);
    await fetch(`${url}/admin/sign-in`);
  });
  const calls = spans.filter(({ kind }) => kind === 2);

  expect(calls.map((call) => [call.name, attributeOf(call, "http.response.status_code")])).toEqual([
    [`GET /api${getAccount.url}`, 401],
  ]);
});

test("a trace that somebody began goes on behind a proxy that is trusted, and nowhere else", async () => {
  const ask = async (url: string) => {
    await fetch(`${url}/api${getAccount.url}`, { headers: { traceparent: foreignOrigin } });
  };
  const open = await spansOf({}, ask);
  const behindProxy = await spansOf({ TRUST_PROXY: "127.0.0.1" }, ask);
  const tracesOf = (spans: SentSpan[]) =>
    spans.filter(({ kind }) => kind === 2).map(({ traceId }) => traceId);

  expect(tracesOf(open)).toHaveLength(1);
  expect(tracesOf(open)).not.toContain(foreignTrace);
  expect(tracesOf(behindProxy)).toEqual([foreignTrace]);
});

test("a share of none keeps none, and a collector that is away keeps nobody from working or stopping", async () => {
  const work = async (_url: string, winnow: Awaited<ReturnType<typeof startWinnow>>) => {
    const recruiter = await givenAccount(winnow, "Mara Lindqvist");
    expect(await recruiter.call(getAccount, {})).toMatchObject({ account: { username: "Mara Lindqvist" } });
  };
  const startedAt = performance.now();

  expect(await spansOf({ OTEL_TRACES_SAMPLER_ARG: "0" }, work)).toEqual([]);
  expect(await spansOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" }, work)).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});

test("lines of the log name the trace that they were written in, and without traces none", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => lines.push(line) } as never);
  const write = () =>
    inTrace({ name: "a job", kind: kinds.job, attributes: {}, origin: foreignOrigin }, async () =>
      log.info("at work"),
    );
  await write();
  await spansOf({}, write);
  const [without, within] = lines.map((line) => JSON.parse(line));

  expect(without).not.toHaveProperty("trace_id");
  expect(within).toMatchObject({ trace_id: foreignTrace, msg: "at work" });
});
