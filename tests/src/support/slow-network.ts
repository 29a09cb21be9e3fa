import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { intercept } from "./intercept.ts";

export const latencyMs = 1_200;

/** Lets no report come before it is released. */
export async function holdReports(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await intercept(page, "**/screener/result/*", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Lets every call of the page take as long as on a poor connection; until the routes of the page are taken away. */
export async function slowDown(page: Page, ms = latencyMs): Promise<void> {
  await intercept(page, "**/api/**", async (route) => {
    // The live events are one call that never ends.
    if (!route.request().url().includes("/events")) await setTimeout(ms);
    await route.continue();
  });
}
