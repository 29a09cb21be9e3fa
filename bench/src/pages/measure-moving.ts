import { chromium, type Page } from "playwright-core";
import { printRow } from "../load/summary.ts";
import { quantile } from "../quantile.ts";
import type { Arranged } from "./arrange-pages.ts";
import { browserFlags, findChromium } from "./chromium.ts";

const slowdown = 4;
const latencyMs = 1_000;
/** Below this the browser keeps no entry, https://www.w3.org/TR/event-timing/#dom-performanceobserverinit-durationthreshold. */
const shortestKeptMs = 16;
const betweenKeysMs = 250;

/** From a key to the paint that follows, on a processor four times as slow and with a second of latency. */
export async function measureMoving(url: string, { session, resultsPath }: Arranged): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
    await page.addInitScript((values) => Object.assign(localStorage, values), session);
    await page.goto(`${resultsPath}?rowsPerPage=25`);
    await page.locator("[data-row]").nth(1).waitFor();
    const network = await page.context().newCDPSession(page);
    await network.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    printRow(["", "keys", "p75", "p95", "longest"]);
    const rows = await page.locator("[data-row]").count();
    const there = Array.from({ length: rows - 1 }, () => "j");
    const back = there.map(() => "k");
    print("to the next candidate", await press(page, [...there, ...back, ...there, ...back]));
    print(
      "to decide and take back",
      await press(
        page,
        Array.from({ length: 12 }, (_, index) => "shru"[index % 4] ?? "u"),
      ),
    );
    print("to search from anywhere", await press(page, ["Control+k", ..."nurse".split(""), "Escape"]));
  } finally {
    await browser.close();
  }
}

/** Milliseconds of each key, sorted. */
async function press(page: Page, keys: string[]): Promise<number[]> {
  await page.evaluate((durationThreshold) => {
    const kept: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") kept.push(entry.duration);
    });
    // In a page there are events to observe, and a threshold.
    observer.observe({ type: "event", durationThreshold } as unknown as { entryTypes: [] });
    Object.assign(globalThis, { keptDurations: kept });
  }, shortestKeptMs);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeysMs);
  }
  await page.waitForTimeout(latencyMs);
  // What `press` has put there itself.
  const kept = await page.evaluate(
    () => (globalThis as unknown as { keptDurations: number[] }).keptDurations,
  );
  const modifiers = keys.filter((key) => key.includes("+")).length;
  const unkept = Math.max(0, keys.length + modifiers - kept.length);
  return [...kept, ...Array.from({ length: unkept }, () => shortestKeptMs)].sort((one, other) => one - other);
}

function print(what: string, durations: number[]): void {
  const shown = [quantile(durations, 0.75), quantile(durations, 0.95), durations.at(-1) ?? Number.NaN];
  printRow([what, String(durations.length), ...shown.map((ms) => `${ms.toFixed(0)} ms`)]);
}
