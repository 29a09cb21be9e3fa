import { createDriveRound, listDriveRounds } from "@winnow/contract/drives.ts";
import { createScreening, listScreenings } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const titles = ["Ward nurse 10", "ward nurse 2", "Äpfel", "Zoo", "Accountant"];
let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Ruiz");
  await givenScreened(winnow, recruiter, { cvs: 2, title: "Screened" });
  for (const title of titles) {
    await recruiter.call(createScreening, { body: { title } });
    await recruiter.call(createDriveRound, { body: { title } });
  }
});
afterAll(() => winnow?.stop());

const lists = { screenings: listScreenings, drives: listDriveRounds };
const orders = Object.entries(lists).flatMap(([list, endpoint]) =>
  endpoint.schema.querystring.shape.sort_by.unwrap().options.flatMap((column) => [
    { list: list as keyof typeof lists, column, direction: "asc" as const },
    { list: list as keyof typeof lists, column, direction: "desc" as const },
  ]),
);

describe.each(orders)("$list by $column, $direction", ({ list, column, direction }) => {
  const read = async (start: number, size: number) => {
    const query = { sort_by: column, order_by: direction, start, size } as never;
    const { data, total } = await recruiter.call(lists[list], { query });
    return { rows: data as (Record<string, unknown> & { id: string; title: string })[], total };
  };

  test("its pages are the whole list in the same order, and each says how long the list is", async () => {
    const whole = await read(0, 100);
    const pages = [await read(0, 2), await read(1, 2), await read(2, 2)];

    expect(whole.total).toBe(whole.rows.length);
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    expect([...pages, await read(7, 2)].map(({ total }) => total)).toEqual(Array(4).fill(whole.total));
  });
});

test.each([
  {
    direction: "asc" as const,
    first: ["Accountant", "Äpfel", "Screened", "ward nurse 2", "Ward nurse 10", "Zoo"],
  },
  {
    direction: "desc" as const,
    first: ["Zoo", "Ward nurse 10", "ward nurse 2", "Screened", "Äpfel", "Accountant"],
  },
])("titles sort as people sort them, $direction", async ({ direction, first }) => {
  const { data } = await recruiter.call(listScreenings, { query: { sort_by: "title", order_by: direction } });

  expect(data.map(({ title }) => title)).toEqual(first);
});

test("who has no score comes last, whichever way scores go", async () => {
  for (const direction of ["asc", "desc"] as const) {
    const { data } = await recruiter.call(listScreenings, {
      query: { sort_by: "top_score", order_by: direction },
    });

    expect(data[0]?.title).toBe("Screened");
    expect(data.slice(1).map(({ top_score }) => top_score)).toEqual(Array(titles.length).fill(null));
  }
});
