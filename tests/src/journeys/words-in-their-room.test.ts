import { updateAccount } from "@winnow/contract/account-settings.ts";
import { scheduleInterviews } from "@winnow/contract/drives.ts";
import { pageLanguages } from "@winnow/contract/page-languages.ts";
import { paths } from "@winnow/contract/paths.ts";
import { beforeAll, expect, test } from "vitest";
import { givenReadyDrive } from "../given/given-ready-drive.ts";
import { newEmail } from "../support/recruiter.ts";
import { setLook, startJourney } from "./journey.ts";

// Credits for hardly more than the invitations, which stay undone for as long as the tests look at them.
const journey = startJourney({ variables: { SCHEDULING_UNDO_SECONDS: "600" } });
let driveId: string;

beforeAll(async () => {
  const { recruiter } = journey;
  const candidates = [
    { name: "Candidate 1", email: newEmail("candidate") },
    {
      name: "Maximiliane Theodora von Wolfeschlegelstein-Hohenlohe-Langenburg",
      email: newEmail("donaudampfschifffahrtsgesellschaftskapitaenin"),
    },
  ];
  ({ id: driveId } = await givenReadyDrive(recruiter, { candidates }));
  await recruiter.call(scheduleInterviews, { params: { id: driveId } });
});

test.for(pageLanguages)("no word is broken or covered where room is short, in %s", async (language) => {
  const { page, recruiter } = journey;
  await recruiter.call(updateAccount, { body: { language } });
  await page.goto(paths.driveTab(driveId, "candidates"));
  const states = page.locator(`html[lang=${language}] main tbody tr td:has(> bdi) + td`);
  await states.first().waitFor();
  for (const state of await states.all()) {
    const lines = await state.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  }

  await setLook(page, { mode: "light", width: 360 });
  const low = page.locator(`header a[href="${paths.payment}"]`).filter({ visible: true, hasText: /\w/ });
  const room = await low.first().evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.firstChild ?? link);
    const icon = link.closest("div")?.parentElement?.querySelector("svg");
    return (icon?.getBoundingClientRect().left ?? 0) - range.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
