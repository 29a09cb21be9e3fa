import { deleteSavedView, listSavedViews, saveView } from "@winnow/contract/saved-views.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow?.stop());
beforeEach(async () => {
  recruiter = await givenAccount(winnow, "Vera Views");
});

const save = (name: string, query = "band=strong", list: "results" | "screenings" = "results") =>
  recruiter.call(saveView, { body: { list, name, query } });
const names = async () => (await recruiter.call(listSavedViews)).data.map(({ list, name }) => [list, name]);

test("saved views are listed by name", async () => {
  await save("Weak");
  await save(" Strong ");
  await save("Open", "status=Pending", "screenings");

  expect(await names()).toEqual([
    ["results", "Strong"],
    ["results", "Weak"],
    ["screenings", "Open"],
  ]);
});

test("the same name in the same list is replaced, in another list it is another view", async () => {
  const first = await save("Mine", "search=a");
  const second = await save("Mine", "search=b");
  await save("Mine", "search=c", "screenings");

  expect(second).toEqual({ ...first, query: "search=b" });
  expect(await names()).toHaveLength(2);
});

test("a view is removed once, and another account removes none", async () => {
  const { id } = await save("Mine");
  const other = await givenAccount(winnow, "Otto");

  expect(await other.refusal(deleteSavedView, { params: { id } })).toMatchObject({ status: 404, code: 1332 });
  await recruiter.call(deleteSavedView, { params: { id } });
  expect(await recruiter.refusal(deleteSavedView, { params: { id } })).toMatchObject({ code: 1332 });
});

test("there is room for 50, from several tabs at once too; replacing needs none", async () => {
  for (let number = 1; number <= 48; number += 1) {
    await save(`View ${number}`);
  }
  const answers = await Promise.all(
    ["a", "b", "c", "d", "e"].map((name) =>
      recruiter.attempt(saveView, { body: { list: "results", name, query: "" } }),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
  expect(await names()).toHaveLength(50);
  expect(await save("View 1", "search=new")).toMatchObject({ query: "search=new" });
});
