import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { printRow } from "../load/summary.ts";
import { quantile } from "../quantile.ts";
import type { Arranged } from "./arrange-pages.ts";
import { browserFlags, findChromium } from "./chromium.ts";

/** How much slower a phone is, and from where on a task is long, https://web.dev/articles/tbt. */
const slowdown = 4;
const longTaskMs = 50;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const visits = 7;
const settledMs = 3_500;

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as all of them; `tdur` of the processor alone. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
};

/**
 * How long a first visit keeps a phone from answering: what Lighthouse calls blocking, of the time that the processor was
 * at it instead of the time that went by, so that what else this machine does weighs less.
 */
export async function measureBlocking(url: string, { session, pages }: Arranged): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  try {
    printRow(["", "visits", "blocked, median", "longest", "processor"]);
    for (const { name, path, isSignedIn } of pages) {
      const seen: Blocking[] = [];
      for (let count = 0; count < visits; count++) {
        const context = await browser.newContext({ ...phone, baseURL: url });
        const page = await context.newPage();
        if (isSignedIn) await page.addInitScript((values) => Object.assign(localStorage, values), session);
        seen.push(await visit(context, page, path));
        await context.close();
      }
      const blocked = seen.map(({ blockedMs }) => blockedMs).sort((one, other) => one - other);
      const used = seen.map(({ processorMs }) => processorMs).sort((one, other) => one - other);
      const shown = [quantile(blocked, 0.5), blocked.at(-1) ?? Number.NaN, quantile(used, 0.5)];
      printRow([name, String(visits), ...shown.map((ms) => `${ms.toFixed(0)} ms`)]);
    }
  } finally {
    await browser.close();
  }
}

type Blocking = { blockedMs: number; processorMs: number };

async function visit(context: BrowserContext, page: Page, path: string): Promise<Blocking> {
  const devTools = await context.browser()?.newBrowserCDPSession();
  if (!devTools) throw new Error("The browser is gone.");
  const events = await trace(devTools, async () => {
    await page.goto(path);
    await page.waitForTimeout(settledMs);
  });
  await devTools.detach();
  return blockingOf(events);
}

async function trace(devTools: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devTools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devTools.send("Tracing.start", {
    traceConfig: { includedCategories: ["toplevel", "loading", "devtools.timeline"] },
  });
  await act();
  const complete = new Promise((resolve) => devTools.once("Tracing.tracingComplete", resolve));
  await devTools.send("Tracing.end");
  await complete;
  return events;
}

/** Of the page whose main thread had most to do, from its first words on. */
function blockingOf(events: TraceEvent[]): Blocking {
  const threads = new Map(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => [pid, tid]),
  );
  const tasksOf = (pid: number) => {
    const tasks = events
      .filter((event) => event.pid === pid && event.tid === threads.get(pid) && event.ph === "X")
      .filter(({ name }) => name === "RunTask" || name === "ThreadControllerImpl::RunTask")
      .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
    let end = 0;
    // Of tasks within a task the outermost.
    return tasks.filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
  };
  const processorMs = (task: TraceEvent) => (task.tdur ?? task.dur ?? 0) / 1_000;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const pages = [...threads.keys()].map((pid) => ({ pid, tasks: tasksOf(pid) }));
  const [page] = pages.sort(
    (one, other) => sum(other.tasks.map(processorMs)) - sum(one.tasks.map(processorMs)),
  );
  if (!page) throw new Error("The trace names no page.");
  const firstWords = events.filter(({ name, pid }) => name === "firstContentfulPaint" && pid === page.pid);
  const from = firstWords.at(-1)?.ts ?? 0;
  const slowed = page.tasks.filter(({ ts }) => ts >= from).map((task) => processorMs(task) * slowdown);
  return {
    blockedMs: sum(slowed.map((ms) => Math.max(0, ms - longTaskMs))),
    processorMs: sum(page.tasks.map(processorMs)),
  };
}
