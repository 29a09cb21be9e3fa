import { addDriveCandidates } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import { createScreening, listScreenings, updateScreening } from "@winnow/contract/screenings.ts";
import { beforeAll, expect, test } from "vitest";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import { givenScreened, resultsOf, type Screened } from "../given/given-screened.ts";
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

const help = () => journey.page.getByRole("dialog", { name: "Help" });
const isFocused = (name: string) =>
  journey.page
    .getByRole("button", { name, exact: true })
    .evaluate((button) => button === document.activeElement);

test("help opens at what fits the page, from the sidebar, the search and by its key, and gives the focus back", async () => {
  const { page } = journey;
  await page.goto("/admin/transactions");
  await page.getByRole("button", { name: "Help", exact: true }).press("Enter");
  const heading = help().getByRole("heading", { name: "Credits", level: 3 });
  await heading.waitFor();
  expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true);
  await help().getByRole("button", { name: "All pages" }).press("Enter");
  await help().getByRole("link", { name: "Keyboard shortcuts" }).press("Enter");
  await help().getByText("Next candidate").first().waitFor();
  await page.keyboard.press("Escape");
  await help().waitFor({ state: "detached" });
  expect(await isFocused("Help")).toBe(true);

  await openPalette();
  await input().fill("help");
  await expect.poll(active).toBe("Help");
  await page.keyboard.press("Enter");
  await heading.waitFor();
  await page.keyboard.press("Escape");
  await help().waitFor({ state: "detached" });
  expect(await isFocused("Help")).toBe(true);

  await page.keyboard.press("?");
  await help().getByRole("heading", { name: "Keyboard shortcuts", level: 3 }).waitFor();
  // The keys of the list under it are of no use meanwhile.
  await page.keyboard.press("/");
  await help().getByRole("button", { name: "Close the help" }).click();
  await help().waitFor({ state: "detached" });

  await page.goto("/admin/dashboard#help/scores");
  await help().getByRole("heading", { name: "How scores are made" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
  expect(page.complaints).toEqual([]);
});

test("the help is searched as one types, also without a connection, and reads well", async () => {
  const { page } = journey;
  await page.goto("/admin/dashboard");
  const search = () => help().getByRole("textbox", { name: "Search the help" });
  const troubles = await troublesIn(page, [
    {
      state: "help",
      reach: async () => {
        await page.getByRole("button", { name: "Help", exact: true }).click();
        await help().getByRole("link", { name: "How scores are made" }).waitFor();
      },
    },
    {
      state: "help page",
      reach: async () => {
        await help().getByRole("link", { name: "How scores are made" }).click();
        await help().getByRole("heading", { name: "Weights and shares" }).waitFor();
      },
    },
    {
      state: "help found",
      reach: async () => {
        await page.context().setOffline(true);
        await search().fill("Legal h");
        await help().getByText("Found on", { exact: false }).waitFor();
        await help().locator("mark", { hasText: "Legal" }).first().waitFor();
      },
    },
    {
      state: "help not found",
      reach: async () => {
        await search().fill("retentoin");
        await help().getByText("Nothing found for “retentoin”. These pages are nearest:").waitFor();
        await help().getByRole("link", { name: "What is stored, and for how long" }).waitFor();
      },
    },
    {
      state: "help keys",
      reach: async () => {
        await search().fill("");
        await help().getByRole("button", { name: "All pages" }).click();
        await help().getByRole("link", { name: "Keyboard shortcuts" }).click();
        await help().getByText("Give your scorecard").waitFor();
      },
    },
  ]);
  await page.context().setOffline(false);
  await page.keyboard.press("Escape");
  await help().waitFor({ state: "detached" });
  expect(troubles).toEqual([]);
});

test("what is typed before it stands there is its text, and no shortcut of the page below", async () => {
  const { page, recruiter } = journey;
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route("**/assets/palette-dialog-*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(paths.results(screened.id));
  await page.locator("[data-row]").first().waitFor();
  await page.getByRole("button", { name: "Search or jump to…" }).waitFor();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("rx");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("rosy");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  allow();
  await expect.poll(() => input().inputValue()).toBe("ros");
  await page.keyboard.type("ter");
  expect(await input().inputValue()).toBe("roster");

  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  const results = await resultsOf(recruiter, screened.id);
  expect(results.map(({ decision }) => decision)).toEqual([null, null]);
  await page.unroute("**/assets/palette-dialog-*.js");
});
