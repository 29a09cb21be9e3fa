import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
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
  /** JavaScript, each file as it comes over the line. */
  codeBytes: number;
  /** The same files as gzip makes them, which is what most others publish. */
  zippedCodeBytes: number;
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
    | {
        numericValue?: number;
        details?: { items?: { url: string; resourceType?: string }[] };
      }
    | undefined
  >;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};
type Tab = {
  goto(url: string): Promise<unknown>;
  evaluate(
    change: (values: Record<string, string>) => unknown,
    values: Record<string, string>,
  ): Promise<unknown>;
};
type Browser = { newPage(): Promise<Tab>; close(): Promise<void> };
type Tools = {
  lighthouse: (
    url: string,
    flags: object,
    config: object | undefined,
    tab: Tab,
  ) => Promise<{ lhr: Report } | undefined>;
  desktopConfig: object;
  /** Puppeteer, which Lighthouse works with: two that steer one Chromium close its tabs for each other. */
  launch(options: { executablePath: string; args: string[] }): Promise<Browser>;
};

/** Looks of Lighthouse, each a first visit in a Chromium of its own whose local storage holds `session`. */
export async function openLighthouse({ url, session }: { url: string; session: Record<string, string> }) {
  const { lighthouse, desktopConfig, launch } = await load();
  return async function look(path: string, device: Device): Promise<Look> {
    const browser = await launch({ executablePath: findChromium(), args: browserFlags });
    try {
      const tab = await browser.newPage();
      await tab.goto(`${url}/favicon.svg`);
      await tab.evaluate((values) => Object.assign(localStorage, values), session);
      const result = await lighthouse(
        `${url}${path}`,
        {
          disableStorageReset: true,
          logLevel: "error",
          onlyCategories: ["performance", "accessibility", "best-practices"],
        },
        device === "desk" ? desktopConfig : undefined,
        tab,
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
        ...(await bytesOf([...scripts])),
        machineIndex: report.environment.benchmarkIndex,
      };
    } finally {
      await browser.close();
    }
  };
}

async function bytesOf(urls: string[]): Promise<Pick<Look, "codeBytes" | "zippedCodeBytes">> {
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, { headers: { "accept-encoding": "br" } });
      const code = new Uint8Array(await response.arrayBuffer());
      return {
        sent: Number(response.headers.get("content-length") ?? code.byteLength),
        zipped: gzipSync(code, { level: 9 }).byteLength,
      };
    }),
  );
  return {
    codeBytes: sizes.reduce((sum, { sent }) => sum + sent, 0),
    zippedCodeBytes: sizes.reduce((sum, { zipped }) => sum + zipped, 0),
  };
}

async function load(): Promise<Tools> {
  const modules = join(directory, "node_modules");
  if (!existsSync(join(modules, "lighthouse"))) {
    execFileSync(
      "npm",
      ["install", "--prefix", directory, "--no-audit", "--no-fund", `lighthouse@${version}`],
      {
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
  }
  // Their types are not installed; `Tools` says what is used of them.
  const { default: lighthouse, desktopConfig } = (await import(
    join(modules, "lighthouse", "core", "index.js")
  )) as { default: Tools["lighthouse"] } & Pick<Tools, "desktopConfig">;
  const { launch } = (await import(
    createRequire(join(modules, "lighthouse", "core", "index.js")).resolve("puppeteer-core")
  )) as Pick<Tools, "launch">;
  return { lighthouse, desktopConfig, launch };
}
