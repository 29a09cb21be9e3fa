import { addDriveCandidates } from "@winnow/contract/drives.ts";
import { createScreening, listScreenings, updateScreening } from "@winnow/contract/screenings.ts";
import { beforeAll, expect, test } from "vitest";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import { givenScreened, type Screened } from "../given/given-screened.ts";
import { intercept } from "../support/intercept.ts";
import { newEmail } from "../support/recruiter.ts";
import { setLook, startJourney } from "./journey.ts";
import { troublesIn } from "./page-states.ts";

const journey = startJourney();
let screened: Screened;
let driveId: string;

beforeAll(async () => {
  const { winnow, recruiter } = journey;
  screened = await givenScreened(winnow, recruiter, { cvs: 2 });
  await recruiter.call(createScreening, { body: { title: "Infirmière de nuit" } });
  const drive = await givenReadyDrive(recruiter, { title: "Second round", candidates: 0 });
  driveId = drive.id;
  await recruiter.call(addDriveCandidates, {
    params: { id: drive.id },
    body: { candidates: [{ name: "Zoë Ødegård", email: newEmail("zoe") }] },
  });
});

const dialog = () => journey.page.getByRole("dialog", { name: "Search or jump to" });
const input = () => dialog().getByRole("combobox", { name: "Search or jump to" });
const option = (name: string | RegExp) => dialog().getByRole("option", { name });
/** What Enter would take. */
const active = () =>
  journey.page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant");
    return (id && document.getElementById(id)?.innerText.split("\n")[0]) || null;
  });

async function openPalette(): Promise<void> {
  await journey.page.getByRole("button", { name: "Search or jump to…" }).waitFor();
  await journey.page.keyboard.press("Control+k");
  await input().waitFor();
}

test("by keys alone: opened from anywhere, through the list, to a page, and back where one was", async () => {
  const { page } = journey;
  await page.goto("/admin/transactions");
  await page.getByRole("heading", { name: "Transactions" }).waitFor();
  const search = page.getByPlaceholder("Search");
  await search.first().focus();
  await openPalette();
  await expect.poll(active).toBe("Dashboard");
  await page.keyboard.press("End");
  await expect.poll(active).toBe("Logout");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect.poll(active).toBe("CV Screening");
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  expect(await search.first().evaluate((field) => field === document.activeElement)).toBe(true);

  await openPalette();
  await page.keyboard.press("Control+k");
  await dialog().waitFor({ state: "detached" });

  await openPalette();
  await page.keyboard.type("dashb");
  await expect.poll(active).toBe("Dashboard");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/dashboard");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
});

test("screenings, drives and people are found without their accents, and opened beside with Ctrl Enter", async () => {
  const { page } = journey;
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: "Search or jump to…" }).click();
  await input().fill("infirmiere NUIT");
  await expect.poll(active).toBe("Infirmière de nuit");
  await input().fill("odeg zoe");
  await option(/Zoë Ødegård/).waitFor();
  await expect.poll(active).toBe("Zoë Ødegård");
  const aside = page.context().waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  const opened = await aside;
  await opened.waitForURL(`**/admin/drive/${driveId}?tab=candidates`);
  await opened.close();

  await input().fill("second round");
  await expect.poll(active).toBe("Second round");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/drive/${driveId}`);
  await page.getByRole("heading", { name: "Second round" }).waitFor();
  // What was opened last comes first.
  await openPalette();
  await option(/^Second round/).waitFor();
  await expect.poll(active).toBe("Second round");
  await page.keyboard.press("Escape");
});

test("an answer that comes late says nothing about what is typed by now", async () => {
  const { page } = journey;
  await page.goto("/admin/dashboard");
  await openPalette();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, /\/api\/auth\/people\?search=zoe&/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/people\?search=zoe&/);
  await input().fill("zoe");
  await asked;
  const wanted = page.waitForResponse(/people\?search=nobody/);
  await input().fill("nobody by this name");
  await wanted;
  release();
  await dialog().getByText("Nothing found for “nobody by this name”", { exact: true }).first().waitFor();
  expect(await option(/Zoë/).count()).toBe(0);
  await page.keyboard.press("Escape");
});

test("whose name is hidden is not found, and a group that fails can be tried again while others answer", async () => {
  const { page, recruiter } = journey;
  const name = screened.results[0]?.name ?? "";
  await page.goto("/admin/dashboard");
  await openPalette();
  let isDown = true;
  await intercept(page, "**/api/auth/people?*", (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { error: { code: 1902, message: "Winnow is not ready." } } })
      : route.continue(),
  );
  await input().fill(name);
  await option(/People could not be searched/).waitFor();
  isDown = false;
  await page.keyboard.press("Enter");
  await option(new RegExp(name)).waitFor();

  await recruiter.call(updateScreening, { params: { id: screened.id }, body: { is_blind: true } });
  await page.keyboard.press("Escape");
  await page.reload();
  await openPalette();
  await input().fill(name);
  await dialog().getByText(`Nothing found for “${name}”`, { exact: true }).first().waitFor();
  await page.keyboard.press("Escape");
});

test("a screening is made once, however often Enter is pressed, and a theme is chosen", async () => {
  const { page, recruiter } = journey;
  const before = (await recruiter.call(listScreenings)).total;
  await page.goto("/admin/dashboard");
  await openPalette();
  await input().fill("dark theme");
  await expect.poll(active).toBe("Dark theme");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("html").getAttribute("data-color-mode")).toBe("dark");
  await openPalette();
  await input().fill("new screening");
  await expect.poll(active).toBe("New screening");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin\/screening\/[0-9a-f-]{36}$/);
  expect((await recruiter.call(listScreenings)).total).toBe(before + 1);
  await openPalette();
  await input().fill("theme of the system");
  await page.keyboard.press("Enter");
});

test("the palette and its button read well in every state", async () => {
  const { page } = journey;
  await page.goto("/admin/dashboard");
  await page.getByText("Credits:").waitFor();
  expect(
    await troublesIn(page, [
      {
        state: "palette open",
        reach: async () => {
          await openPalette();
          await option(/^Second round/).waitFor();
        },
      },
      {
        state: "palette found",
        reach: async () => {
          await input().fill("nu");
          await option(/Infirmière/).waitFor();
        },
      },
      {
        state: "palette nothing found",
        reach: async () => {
          await input().fill("xyzzy");
          await dialog().getByText("Nothing found for “xyzzy”", { exact: true }).first().waitFor();
        },
      },
    ]),
  ).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  await setLook(page, { mode: "dark", width: 360 });
  await page.getByRole("button", { name: "Search or jump to…" }).click();
  await page.getByRole("button", { name: "Close the search" }).click();
  await dialog().waitFor({ state: "detached" });
  expect(page.complaints).toEqual([]);
});
