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

const viewport = { width: 1280, height: 800 };

/**
 * From a key to the paint that follows, on a processor four times as slow and with a second of latency. Before and after
 * stands the least that a browser takes on this machine at this moment: a bare page that does no more with a key than to
 * paint two rows and a heading.
 */
export async function measureMoving(url: string, { session, resultsPath }: Arranged): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  try {
    const bare = await browser.newPage({ viewport });
    await bare.setContent(barePage);
    await slowDown(bare);
    const page = await browser.newPage({ baseURL: url, viewport });
    await page.addInitScript((values) => Object.assign(localStorage, values), session);
    await page.goto(`${resultsPath}?rowsPerPage=25`);
    await page.locator("[data-row]").nth(1).waitFor();
    await slowDown(page);
    printRow(["", "keys", "p75", "p95", "longest"]);
    const rows = await page.locator("[data-row]").count();
    const there = Array.from({ length: rows - 1 }, () => "j");
    const back = there.map(() => "k");
    const measureBare = async () => {
      await bare.bringToFront();
      print("reference: a bare page", await press(bare, [...there, ...back]));
      await page.bringToFront();
    };
    await measureBare();
    print("to the next candidate", await press(page, [...there, ...back, ...there, ...back]));
    await measureBare();
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

const barePage = `<ol>${"<li>Candidate</li>".repeat(25)}</ol><h1>Candidate</h1><script>
  const rows = document.querySelectorAll("li");
  let at = 0;
  addEventListener("keydown", () => {
    rows[at].style.background = "";
    at = (at + 1) % rows.length;
    rows[at].style.background = "lightgreen";
    document.querySelector("h1").textContent = "Candidate " + at;
  });
</script>`;

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
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
