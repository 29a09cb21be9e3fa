import { addNote, deleteNote } from "@winnow/contract/decisions.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened, resultsOf, type Screened } from "../given/given-screened.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let all: Screened;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Nils Notes");
  all = await givenScreened(winnow, recruiter, { cvs: 2 });
});
afterAll(() => winnow?.stop());

test("a note is shown with who wrote it, the newest first, and counted in the list", async () => {
  const params = { id: all.results[0]?.id ?? "" };
  await recruiter.call(addNote, { params, body: { text: "Call on Monday" } });
  const second = await recruiter.call(addNote, { params, body: { text: " <b>Called</b>\n=1+1 " } });

  const { notes, notes_count, history } = await recruiter.call(getScreeningResult, { params });
  expect(second).toMatchObject({ text: "<b>Called</b>\n=1+1", written_by: "Nils Notes" });
  expect(notes.map(({ text }) => text)).toEqual(["<b>Called</b>\n=1+1", "Call on Monday"]);
  expect(notes_count).toBe(2);
  expect(history.slice(0, 2).map(({ kind, by }) => [kind, by])).toEqual([
    ["noted", "Nils Notes"],
    ["noted", "Nils Notes"],
  ]);
  const rows = await resultsOf(recruiter, all.id);
  expect(rows.find((row) => row.id === params.id)?.notes_count).toBe(2);
});

test("a note is removed once, and from its own result only", async () => {
  const [one, other] = all.results.map((result) => result.id);
  const note = await recruiter.call(addNote, { params: { id: one ?? "" }, body: { text: "Wrong one" } });
  const remove = (result: string | undefined) =>
    recruiter.attempt(deleteNote, { params: { id: result, note_id: note.id } });

  const elsewhere = await remove(other);
  const here = await remove(one);
  const again = await remove(one);

  expect(elsewhere).toMatchObject({ status: 404, body: { error: { code: 1323 } } });
  expect(here.status).toBe(200);
  expect(again).toMatchObject({ status: 404, body: { error: { code: 1323 } } });
  const { notes, history } = await recruiter.call(getScreeningResult, { params: { id: one ?? "" } });
  expect(notes.map(({ id }) => id)).not.toContain(note.id);
  expect(history[0]).toMatchObject({ kind: "noted", sentence: "Note removed" });
});

test.each(["", "  ", "x".repeat(5_001), "a\u0000b"])("%j is no note", async (text) => {
  const refusal = await recruiter.refusal(addNote, {
    params: { id: all.results[0]?.id ?? "" },
    body: { text },
  });

  expect(refusal).toMatchObject({ status: 400, code: 1201 });
});
