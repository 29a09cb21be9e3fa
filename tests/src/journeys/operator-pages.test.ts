import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { orderPack } from "../support/payments.ts";
import { startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney();

async function operatorsInbox(): Promise<string> {
  const key = await readFile(join(journey.winnow.environment.DATA_DIR ?? "", "operator-key"), "utf8");
  return `/operator/inbox?key=${key.trim()}`;
}

const typeface = () =>
  journey.page.evaluate(async () => {
    await document.fonts.ready;
    const { fontFamily } = getComputedStyle(document.body);
    return { fontFamily, isLoaded: document.fonts.check(`14px ${fontFamily}`, "Operator") };
  });

test("the operator's inbox and the sandbox stand in the product's fonts and are without fault", async () => {
  const { page, recruiter } = journey;
  const inbox = await operatorsInbox();
  const { url: checkout } = await orderPack(recruiter);
  const reach = (path: string, heading: string) => async () => {
    await page.goto(path);
    await page.getByRole("heading", { name: heading }).waitFor();
    expect(await typeface()).toMatchObject({
      fontFamily: expect.stringContaining("Inter Variable"),
      isLoaded: true,
    });
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(
      true,
    );
  };
  expect(
    await troublesIn(page, [
      { state: "operators inbox", reach: reach(inbox, "Operator’s inbox") },
      { state: "sandbox payment", reach: reach(checkout, "Sandbox payment") },
    ]),
  ).toEqual([]);
});

test("a browser that asks for /favicon.ico gets the icon", async () => {
  const { status, headers } = await fetch(`${journey.winnow.url}/favicon.ico`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("image/svg+xml");
});
