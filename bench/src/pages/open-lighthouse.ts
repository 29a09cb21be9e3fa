import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { chromium } from "playwright-core";
import { browserFlags, findChromium } from "./chromium.ts";

/** Too heavy to be a dependency of everybody who installs the product. */
const version = "13.5.0";
const directory = fileURLToPath(new URL("../../../node_modules/.cache/lighthouse", import.meta.url));

export type Device = "phone" | "desk";
/** Shares from 0 to 1, milliseconds, bytes; see https://developer.chrome.com/docs/lighthouse/performance/performance-scoring. */
export type Look = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  layoutShift: number;
  /** JavaScript, each file as gzip makes it. */
  codeBytes: number;
  /**
   * How fast this machine was meanwhile. A phone is four times as slow as one of 1,500 to 2,000: below that its score says
   * less, https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md.
   */
  machineIndex: number;
};

type Report = {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { url: string; resourceType?: string }[] } } | undefined
  >;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};
type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse in a Chromium of its own, whose local storage holds `session`. */
export async function openLighthouse({ url, session }: { url: string; session: Record<string, string> }) {
  const { lighthouse, desktopConfig } = await load();
  const profile = await mkdtemp(join(tmpdir(), "winnow-profile-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  const [page = await context.newPage()] = context.pages();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((values) => Object.assign(localStorage, values), session);
  return {
    async look(path: string, device: Device): Promise<Look> {
      // Lighthouse leaves storage and cache alone together; each look is a first visit.
      const network = await context.newCDPSession(page);
      await network.send("Network.clearBrowserCache");
      await network.detach();
      const result = await lighthouse(
        `${url}${path}`,
        {
          port,
          disableStorageReset: true,
          logLevel: "error",
          onlyCategories: ["performance", "accessibility", "best-practices"],
        },
        device === "desk" ? desktopConfig : undefined,
      );
      const report = result?.lhr;
      if (!report || report.runtimeError) {
        throw new Error(
          `Lighthouse could not look at ${path}: ${report?.runtimeError?.message ?? "no report"}`,
        );
      }
      const score = (category: string) => report.categories[category]?.score ?? 0;
      const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
      const requests = report.audits["network-requests"]?.details?.items ?? [];
      const scripts = new Set(
        requests.filter(({ resourceType }) => resourceType === "Script").map((request) => request.url),
      );
      return {
        performance: score("performance"),
        accessibility: score("accessibility"),
        bestPractices: score("best-practices"),
        firstPaintMs: value("first-contentful-paint"),
        largestPaintMs: value("largest-contentful-paint"),
        blockedMs: value("total-blocking-time"),
        layoutShift: value("cumulative-layout-shift"),
        codeBytes: await zippedBytes([...scripts]),
        machineIndex: report.environment.benchmarkIndex,
      };
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function zippedBytes(urls: string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(
      async (url) =>
        gzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()), { level: 9 }).byteLength,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function load(): Promise<{ lighthouse: Lighthouse; desktopConfig: object }> {
  const core = join(directory, "node_modules", "lighthouse", "core");
  if (!existsSync(core)) {
    execFileSync(
      "npm",
      ["install", "--prefix", directory, "--no-audit", "--no-fund", `lighthouse@${version}`],
      {
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
  }
  // Its types are not installed; `Lighthouse` says what is used of them.
  const { default: lighthouse, desktopConfig } = (await import(join(core, "index.js"))) as {
    default: Lighthouse;
    desktopConfig: object;
  };
  return { lighthouse, desktopConfig };
}
