import { eventsPath } from "@winnow/contract/notifications.ts";
import axeCore from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page, type Request } from "playwright-core";
import { vi } from "vitest";
import { keepsPictures } from "./keep-picture.ts";
import { patienceMs } from "./patience.ts";
import { withAllDrawn } from "./with-all-drawn.ts";

export type Look = { mode: "light" | "dark"; width: 360 | 1280 };
const allLooks: Look[] = [
  { mode: "light", width: 1280 },
  { mode: "dark", width: 1280 },
  { mode: "light", width: 360 },
  { mode: "dark", width: 360 },
];
/** Each mode and each width once; all of them for the gallery. */
export const looks: Look[] = keepsPictures
  ? allLooks
  : [
      { mode: "light", width: 1280 },
      { mode: "dark", width: 360 },
    ];
/** Dark and narrow, where things break first: for journeys whose pages are looked at in both looks besides. */
export const hardestLooks: Look[] = keepsPictures ? allLooks : looks.slice(1);

/** A page that remembers everything that a visitor's browser would complain about. */
export type WatchedPage = Page & {
  complaints: string[];
  /** Waits until the page is drawn, and nothing was asked for or answered for half a second but the stream of live events. */
  untilQuiet: () => Promise<void>;
};

/** What a browser without a camera or microphone has in their place: a moving picture and a beep each second. */
export const madeUpDevices = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream=fps=10"];

/** A real Chromium that talks to nobody but us. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...flags,
    ],
  });
}

/** Below the limit of a test, so that what fails is the step, with its name. */
const stepTimeoutMs = 60_000;

export async function openContext(browser: Browser, url: string, look: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: look.mode,
    viewport: viewportOf(look),
    reducedMotion: "reduce",
    acceptDownloads: true,
  });
  context.setDefaultTimeout(stepTimeoutMs);
  return context;
}

export function viewportOf({ width }: Look): { width: number; height: number } {
  return { width, height: width === 360 ? 740 : 860 };
}

export async function openPage(context: BrowserContext, url: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) {
      complaints.push(`request to somebody else: ${request.url()}`);
    }
  });
  return Object.assign(page, { complaints, untilQuiet: watchRequests(page) });
}

const quietMs = 500;

function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let movedAt = performance.now();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api${eventsPath}`) return;
    open.add(request);
    movedAt = performance.now();
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => {
      if (open.delete(request)) movedAt = performance.now();
    });
  }
  return async () => {
    // Until then the code of the page may be about to ask.
    await page.locator("#first-frame").waitFor({ state: "detached" });
    await vi.waitUntil(() => open.size === 0 && performance.now() - movedAt > quietMs, {
      timeout: patienceMs,
      interval: 20,
    });
  };
}

/** As it stands in the page. */
declare const axe: typeof axeCore;

const axeOptions: axeCore.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Reads every style sheet again, for a rule on turned screens that no style of ours names.
  preload: false,
};

/** Everything that axe finds wrong, WCAG 2.0 to 2.2 A and AA and best practice, in readable lines. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Half a megabyte, which a document needs once however often it is looked at.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return withAllDrawn(page, () =>
    page.evaluate(async (options) => {
      const { violations } = await axe.run(document, options);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
    }, axeOptions),
  );
}

/** Pixels by which the page is wider than the window: content that would have to be scrolled sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
