import type { Page } from "playwright-core";
import { intercept } from "./intercept.ts";

/** Lets so many files through to the storage, then holds all others until it is opened. */
export async function gateUploads(
  page: Page,
  passing: number,
): Promise<{ puts: () => number; open: () => void }> {
  let puts = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await intercept(page, "**/files/uploads/**", async (route) => {
    puts += 1;
    if (puts > passing) await opened;
    // The page that asked may be gone by now.
    await route.continue().catch(() => undefined);
  });
  return { puts: () => puts, open };
}
