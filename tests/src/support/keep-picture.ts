import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { withAllDrawn } from "./with-all-drawn.ts";

/** Where `npm run gallery` wants a picture of each state that a journey comes by. */
const folder = process.env.SCREENSHOTS;

export const keepsPictures = folder !== undefined;

/** Keeps what a page shows now, where pictures are wanted: one file each, and a line about it in `pictures.jsonl`. */
export async function keepPicture(
  page: Page,
  { state, look }: { state: string; look: { mode: string; width: number } },
): Promise<void> {
  if (!folder) return;
  const { testPath = "", currentTestName: test = "" } = expect.getState();
  const journey = testPath.replace(/^.*\/(.+)\.test\.ts$/, "$1");
  const file = join(journey, `${`${state} ${look.mode} ${look.width}`.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`);
  await mkdir(join(folder, journey), { recursive: true });
  await withAllDrawn(page, () => page.screenshot({ path: join(folder, file), fullPage: look.width === 360 }));
  await appendFile(
    join(folder, "pictures.jsonl"),
    `${JSON.stringify({ journey, test, state, ...look, file })}\n`,
  );
}
