import { expect, test } from "vitest";
import { neighboursIn, startsToLookAt } from "./neighbours.ts";

const ids = ["a", "b", "c", "d", "e"];
const list = async (start: number) => ({
  data: ids.slice(start * 2, start * 2 + 2).map((id) => ({ id })),
  total: 5,
  total_pages: 3,
});
const around = (rowId: string, starts: number[]) => neighboursIn({ rowId, size: 2, starts, page: list });

test("inside a page the rows beside are the neighbours", async () => {
  expect(await around("a", [0])).toEqual({
    position: 1,
    total: 5,
    previous: null,
    next: { id: "b", page: 0 },
  });
});

test("at the edge of a page the way goes on to the page before or after", async () => {
  expect(await around("c", [1])).toMatchObject({ position: 3, previous: { id: "b", page: 0 } });
  expect(await around("d", [1])).toMatchObject({ position: 4, next: { id: "e", page: 2 } });
  expect(await around("e", [2])).toMatchObject({ position: 5, next: null });
});

test("a result that is not on the page of the address is found where its rank leads", async () => {
  expect(await around("d", startsToLookAt({ start: 0, size: 2 }, 3))).toMatchObject({ position: 4 });
});

test("a result that the list leaves out has no neighbours", async () => {
  expect(await around("z", [0, 1])).toEqual({ position: null, total: 5, previous: null, next: null });
});
