import {
  createScreening,
  getScreening,
  getScreeningJd,
  type ScreeningJd,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { payrollAccountantJd, vagueJd } from "@winnow/samples/job-descriptions.ts";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { axeViolations, launchBrowser, openContext, openPage, type WatchedPage } from "../support/browser.ts";
import { holdBack, intercept } from "../support/intercept.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { keepSessionIn } from "../support/signed-in-page.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";
import { troublesIn } from "./page-states.ts";

let winnow: TestWinnow;
let browser: Browser;
let context: BrowserContext;
let page: WatchedPage;
let recruiter: Recruiter;
let id: string;

beforeAll(async () => {
  winnow = await startWinnow();
  browser = await launchBrowser();
  recruiter = await givenAccount(winnow, "Mara Lind");
});

afterAll(async () => {
  await browser?.close();
  await winnow?.stop();
});

beforeEach(async () => {
  ({ id } = await recruiter.call(createScreening, { body: {} }));
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: payrollAccountantJd } });
  context = await openContext(browser, winnow.url, { mode: "light", width: 1280 });
  await keepSessionIn(context, recruiter);
  page = await openPage(context, winnow.url);
  await page.goto(`/admin/screening/${id}`);
  await page.getByRole("list", { name: "Requirements" }).waitFor();
  return () => context.close();
});

async function requirements(): Promise<ScreeningJd["requirements"]> {
  return (await recruiter.call(getScreeningJd, { params: { id } })).requirements;
}

test("two requirements become one of which either is enough, and come apart again with their sentences", async () => {
  const before = await requirements();
  const skills = before.filter(({ category, years }) => category === "skill" && years === null).slice(0, 2);
  const positions = skills.map((skill) => before.indexOf(skill) + 1);
  const [first, second] = positions;
  await page.getByRole("button", { name: `What to do with requirement ${first}:` }).click();
  await page.getByRole("menuitem", { name: "Merge with others" }).click();
  await page.getByLabel(`Select requirement ${second} to merge`).check();
  await page.getByRole("button", { name: "Merge 2: any of them is enough" }).click();
  await expect.poll(async () => (await requirements()).length).toBe(before.length - 1);
  const merged = (await requirements())[(positions[0] ?? 0) - 1];
  expect(merged?.text).toBe(skills.map(({ text }) => text).join(" or "));
  expect(merged?.any_of.length).toBeGreaterThan(1);
  await page.getByRole("button", { name: `More of requirement ${first}` }).click();
  const alternatives = page.getByRole("list", { name: `Alternatives of requirement ${positions[0]}` });
  await expect.poll(() => alternatives.getByRole("listitem").count()).toBe(merged?.any_of.length);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await requirements()).length).toBe(before.length);
  const after = await requirements();
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  expect(after.map(({ sentence }) => sentence)).toEqual(before.map(({ sentence }) => sentence));
});

test("alternatives are added and taken away as chips; one that stands for who somebody is is refused with the reason", async () => {
  const before = await requirements();
  const position = before.findIndex(({ any_of }) => any_of.length === 2) + 1;
  const [kept, removed] = before[position - 1]?.any_of ?? [];
  const field = page.getByRole("textbox", { name: `Alternative for requirement ${position}` });
  const anyOf = async () => (await requirements())[position - 1]?.any_of;

  await page.getByRole("button", { name: `More of requirement ${position}` }).click();
  await page.getByRole("button", { name: `Add an alternative to requirement ${position}` }).click();
  await field.fill("Xero");
  await field.press("Enter");
  await expect.poll(anyOf).toEqual([kept, removed, "Xero"]);
  await field.fill("native speaker");
  await field.press("Enter");
  await page
    .getByRole("alert")
    .filter({ hasText: /language|born|origin/i })
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await field.press("Escape");
  await page
    .getByRole("button", { name: `Remove alternative: ${removed}` })
    .first()
    .click();
  await expect.poll(anyOf).toEqual([kept, "Xero"]);
});

/** Lets nothing be saved. */
const goOffline = () =>
  intercept(page, "**/api/auth/screener/**", (route) =>
    route.request().method() === "PUT" ? route.abort("internetdisconnected") : route.continue(),
  );

test("what is changed without a connection is kept, also over a reload, and saved when it is back", async () => {
  await page.getByLabel("Title").fill("Cook");
  await page.getByText("Saved", { exact: true }).waitFor();
  await goOffline();
  await page.getByLabel("Title").fill("Head cook");
  await page.getByRole("switch", { name: "Blind mode" }).check();
  await page.getByText("No connection. Your changes are kept here and saved when it is back.").waitFor();
  expect((await recruiter.call(getScreening, { params: { id } })).title).toBe("Cook");

  await page.unrouteAll();
  await page.reload();
  await expect
    .poll(() => recruiter.call(getScreening, { params: { id } }))
    .toMatchObject({ title: "Head cook", is_blind: true });
  await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("Head cook");
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|unsaved/.test(key))),
  ).toEqual([]);
});

test("settings that were changed without a connection undo nothing that another browser has saved since", async () => {
  const title = page.getByLabel("Title", { exact: true });
  const before = await title.inputValue();
  const blind = page.getByRole("switch", { name: "Blind mode" });
  const overtaken = /A change that was kept without a connection was not saved/;
  await goOffline();
  await title.fill(`${before}, part-time`);
  await blind.check();
  await page.getByText("No connection. Your changes are kept here and saved when it is back.").waitFor();
  const elsewhere = `${before}, in shifts`;
  const address = page.url();
  // As long as the page stands, it goes on sending.
  await page.goto("about:blank");
  await recruiter.call(updateScreening, { params: { id }, body: { title: elsewhere } });
  await page.unrouteAll();
  await page.goto(address);
  await page.getByText(overtaken).waitFor();
  await expect
    .poll(() => recruiter.call(getScreening, { params: { id } }))
    .toMatchObject({ title: elsewhere, is_blind: true });
  expect(await title.inputValue()).toBe(elsewhere);

  // Nor as soon as the connection is back.
  await goOffline();
  await title.fill(`${elsewhere}, part-time`);
  await page.getByText("No connection. Your changes are kept here and saved when it is back.").waitFor();
  await recruiter.call(updateScreening, { params: { id }, body: { title: before } });
  await page.unrouteAll();
  await page.getByText(overtaken).waitFor();
  expect((await recruiter.call(getScreening, { params: { id } })).title).toBe(before);
});

test("requirements that were changed without a connection undo nothing that another browser has saved since", async () => {
  const before = await requirements();
  const kindOfSecond = page.getByRole("button", { name: "Nice", exact: true }).nth(1);
  const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => /unsaved/.test(key)));
  await goOffline();
  await kindOfSecond.click();
  await expect.poll(isKept).toBe(true);
  await page.unrouteAll();
  await page.reload();
  await expect.poll(async () => (await requirements())[1]?.kind).toBe("nice");
  await expect.poll(isKept).toBe(false);
  await expect.poll(() => kindOfSecond.getAttribute("aria-pressed")).toBe("true");

  // Saved, but the page is left before the answer: nothing to be told.
  await intercept(page, "**/api/auth/screener/**", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await page.getByRole("button", { name: "Nice", exact: true }).nth(2).click();
  await expect.poll(async () => (await requirements())[2]?.kind).toBe("nice");
  await page.unrouteAll();
  await page.reload();
  await expect.poll(isKept).toBe(false);
  expect(await page.getByText(/were changed in another window meanwhile/).count()).toBe(0);

  await goOffline();
  await page.getByRole("button", { name: "Must", exact: true }).nth(1).click();
  await expect.poll(isKept).toBe(true);
  const elsewhere = (await requirements()).map(({ id, kind, text, weight }) => ({ id, kind, text, weight }));
  const added = { id: null, kind: "must" as const, text: "Patience with suppliers", weight: 3 };
  await recruiter.call(updateScreening, { params: { id }, body: { requirements: [...elsewhere, added] } });
  await page.unrouteAll();
  await page.reload();
  await page.getByText(/were changed in another window meanwhile/).waitFor();
  await expect.poll(isKept).toBe(false);
  expect((await requirements()).map(({ text }) => text)).toEqual([
    ...before.map(({ text }) => text),
    added.text,
  ]);
  expect((await requirements())[1]?.kind).toBe("nice");
});

test("a requirement that is entered twice on a slow line, and whose answer is lost, is added once", async () => {
  const before = await requirements();
  const isAnswering = Promise.withResolvers<void>();
  let isLost = true;
  await intercept(page, "**/api/auth/screener/**", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    await isAnswering.promise;
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await page.getByRole("button", { name: "Add a requirement" }).click();
  const text = page.getByRole("textbox", { name: `Requirement ${before.length + 1}`, exact: true });
  await text.fill("Patience with suppliers");
  await text.press("Enter");
  await text.press("Enter");
  await text.pressSequentially(" and banks");
  isAnswering.resolve();
  await page.getByRole("button", { name: "Add it" }).waitFor({ state: "detached" });
  await page.getByText("Saved", { exact: true }).waitFor();
  const after = await requirements();
  expect(after.map((one) => one.text)).toEqual([...before.map((one) => one.text), "Patience with suppliers"]);
});

test("what comes after a removal stays when the removal is undone", async () => {
  const before = await requirements();
  await page.getByRole("button", { name: "What to do with requirement 2:" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect.poll(async () => (await requirements()).length).toBe(before.length - 1);
  await page.getByRole("button", { name: "Nice", exact: true }).nth(1).click();
  await expect.poll(async () => (await requirements())[1]?.kind).toBe("nice");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await requirements()).length).toBe(before.length);
  const after = await requirements();
  expect(after.map((one) => one.text)).toEqual(before.map((one) => one.text));
  expect(after[1]?.sentence).toBe(before[1]?.sentence);
  expect(after[2]?.kind).toBe("nice");
});

test("what is switched stays switched from the click on, and also while another change is on its way", async () => {
  const isAnswering = Promise.withResolvers<void>();
  await intercept(page, "**/api/auth/screener/**", async (route) => {
    if (route.request().method() === "PUT") await isAnswering.promise;
    await route.continue();
  });
  const blind = page.getByRole("switch", { name: "Blind mode" });
  // What is drawn first after the click: this task comes before all that the click puts off.
  const first = blind.evaluate(
    (box: HTMLInputElement) =>
      new Promise((resolve) => {
        window.addEventListener("click", () => setTimeout(() => resolve(box.checked)), {
          capture: true,
          once: true,
        });
      }),
  );
  await blind.check();
  expect(await first).toBe(true);
  const open = page.getByRole("radio", { name: /^Open to applicants/ });
  await open.check();
  expect(await blind.isChecked()).toBe(true);
  isAnswering.resolve();
  await expect
    .poll(() => recruiter.call(getScreening, { params: { id } }))
    .toMatchObject({ visibility: "public", is_blind: true });
});

test("what is typed back to what was there while a change is on its way is saved, and stays", async () => {
  const title = page.getByLabel("Title", { exact: true });
  const before = await title.inputValue();
  const saving = await holdBack(page, "PUT", "**/api/auth/screener/**");
  await title.fill(`${before}, part-time`);
  await saving.sent;
  await title.fill(before);
  let saved = 0;
  page.on("response", (response) => {
    if (response.request().method() === "PUT") saved += 1;
  });
  saving.answer();
  await expect.poll(() => saved).toBe(2);
  await title.blur();
  expect((await recruiter.call(getScreening, { params: { id } })).title).toBe(before);
  expect(await title.inputValue()).toBe(before);

  // And what another window changes since is taken over, once somebody turns to this one.
  await recruiter.call(updateScreening, { params: { id }, body: { title: "From another window" } });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      return title.inputValue();
    })
    .toBe("From another window");
});

test("what is changed is not shown as it was while a language model is waited for", async () => {
  await winnow.pool.query("update screenings set jd_awaits_proposals = true where id = $1", [id]);
  await page.clock.install();
  await page.reload();
  const nice = page.getByRole("button", { name: "Nice", exact: true }).nth(1);
  await nice.waitFor();
  const saving = await holdBack(page, "PUT", "**/api/auth/screener/**");
  await nice.click();
  await saving.sent;

  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/jd")) asked += 1;
  });
  await page.clock.runFor(5_000);
  expect(await nice.getAttribute("aria-pressed")).toBe("true");
  expect(asked).toBe(0);
  saving.answer();
  await expect.poll(async () => (await requirements())[1]?.kind).toBe("nice");
  // Once for what was saved; then on and on.
  await expect.poll(() => asked).toBeGreaterThan(1);
});

test("a sentence that may ask for something becomes a requirement by one key, or is none, on a phone in the dark too", async () => {
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: vagueJd } });
  await winnow.pool.query(
    `update screenings set jd_to_check = jsonb_set(jd_to_check, '{1,proposal}', $2) where id = $1`,
    [id, { by: "reader-7b (models.example.com)", kind: "nice" }],
  );
  await page.reload();
  const section = page.getByRole("region", { name: "Please check" });
  await section.getByText("Proposed as a nice-to-have by reader-7b (models.example.com)").waitFor();
  await page.getByText("Hardly anything in this text could be read as a requirement.").waitFor();
  const troubles = await troublesIn(page, [{ state: "sentences-to-check", reach: () => section.waitFor() }]);
  expect(troubles).toEqual([]);

  await section
    .getByRole("group", { name: /first aid card/ })
    .getByRole("button", { name: "Nice-to-have" })
    .press("Enter");
  await expect.poll(async () => (await requirements()).at(-1)?.kind).toBe("nice");
  expect((await requirements()).at(-1)?.sentence).toMatch(/first aid card/);
  await page.getByText("This sentence may ask for something.").waitFor();

  // Lost with the reload, so that what is asked for then does not know of it yet.
  let isLost = true;
  await page.route("**/api/auth/screener/**", (route) => {
    if (route.request().method() !== "PUT" || !isLost) return route.continue();
  });
  await section.getByRole("button", { name: "Not a requirement" }).press("Enter");
  await section.waitFor({ state: "hidden" });
  isLost = false;
  await page.reload();
  await page.getByRole("list", { name: "Requirements" }).waitFor();
  await expect
    .poll(async () => (await recruiter.call(getScreeningJd, { params: { id } })).to_check)
    .toEqual([]);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/unsaved/);
  await expect.poll(() => section.count()).toBe(0);
  expect(page.complaints).toEqual([]);
});

test("a requirement is one line: its weight moves by arrows and says what it is worth, and sixteen fit two screens", async () => {
  const before = await requirements();
  const rows = page.getByRole("list", { name: "Requirements" }).getByRole("listitem");
  expect(await rows.count()).toBe(before.length);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(50);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_000);

  const position = before.findIndex(({ weight }) => weight === 3) + 1;
  const weight = page.getByRole("slider", { name: `Weight of requirement ${position}` });
  const worth = (await weight.getAttribute("aria-valuetext")) ?? "";
  await weight.press("ArrowRight");
  await expect.poll(async () => (await requirements())[position - 1]?.weight).toBe(4);
  await expect
    .poll(() => weight.getAttribute("aria-valuetext"))
    .toMatch(/^weight 4 of the \d+ .*: worth up to/);
  expect(await weight.getAttribute("aria-valuetext")).not.toBe(worth);

  await page.getByRole("button", { name: `More of requirement ${position}` }).click();
  await rows
    .nth(position - 1)
    .locator("blockquote")
    .getByText(before[position - 1]?.sentence ?? "no sentence")
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: `What to do with requirement ${position}:` }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect.poll(async () => (await requirements()).length).toBe(before.length - 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(async () => (await requirements()).map(({ text }) => text))
    .toEqual(before.map(({ text }) => text));
});

test("a requirement in doubt says what to check, and is confirmed where it stands", async () => {
  const jd_text = "Baker\nIdeally you also have experience of running clubs. You must have Excel.";
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text } });
  await page.reload();
  const mark = page.getByRole("button", { name: /^Please check requirement/ });
  const troubles = await troublesIn(page, [
    { state: "requirement-in-doubt", reach: () => mark.waitFor() },
    { state: "requirement-in-doubt-opened", reach: () => mark.click() },
  ]);
  expect(troubles).toEqual([]);

  await page.getByText("not sure whether this is a must or a nice-to-have").waitFor();
  await page.getByRole("button", { name: "It is right" }).click();
  await expect.poll(async () => (await requirements()).filter(({ doubt }) => doubt !== null)).toEqual([]);
  await expect.poll(() => mark.count()).toBe(0);
});

/** What another window does once this one has asked for the requirements, and before its change of them arrives. */
async function beforeItArrives(act: (held: ScreeningJd) => Promise<unknown>): Promise<void> {
  let isFirst = true;
  await intercept(page, `**/api/auth/screener/${id}`, async (route) => {
    if (route.request().method() === "PUT" && isFirst) {
      isFirst = false;
      await act(await recruiter.call(getScreeningJd, { params: { id } }));
    }
    await route.continue();
  });
}

test("a change that another window's was faster than is made to what that one has saved", async () => {
  const before = await requirements();
  const [first] = before;
  const next = (first?.weight ?? 0) === 5 ? "ArrowLeft" : "ArrowRight";
  const asSent = before.map(({ id: known, kind, text, weight }) => ({ id: known, kind, text, weight }));
  const addition = { id: null, kind: "nice" as const, text: "SAP", weight: 2 };
  await beforeItArrives(() =>
    recruiter.call(updateScreening, { params: { id }, body: { requirements: [...asSent, addition] } }),
  );

  await page.getByRole("slider", { name: "Weight of requirement 1", exact: true }).press(next);

  await expect.poll(async () => (await requirements())[0]?.weight).not.toBe(first?.weight);
  expect((await requirements()).map(({ text }) => text)).toEqual([...before.map(({ text }) => text), "SAP"]);
});

test("a change of a requirement whose text is another by now is refused, and the new requirements show", async () => {
  const jd_text = "Baker\n\nWhat you bring\n- Excel\n- Forklift licence";
  await beforeItArrives(() => recruiter.call(updateScreening, { params: { id }, body: { jd_text } }));

  await page.getByRole("slider", { name: "Weight of requirement 1", exact: true }).press("ArrowLeft");

  await page.getByText("The job description or its requirements were changed in another window").waitFor();
  const { requirements: read } = await recruiter.call(getScreeningJd, { params: { id } });
  const other = await recruiter.call(createScreening, { body: {} });
  await recruiter.call(updateScreening, { params: { id: other.id }, body: { jd_text } });
  expect(read).toEqual((await recruiter.call(getScreeningJd, { params: { id: other.id } })).requirements);
  const weights = page.getByRole("slider", { name: /^Weight of requirement \d+$/ });
  await expect.poll(() => weights.count()).toBe(read.length);
});
