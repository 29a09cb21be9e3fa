import { expect, test } from "vitest";
import { matchChosen } from "./match-chosen.ts";

test("of a folder chosen again only what is missing goes on, under the upload it belongs to", () => {
  const files = ["a.pdf", "b.pdf", "c.pdf"].map((name) => ({ name, size: 10 }));
  const { found, alreadyHere, fresh } = matchChosen({
    files,
    missing: [{ key: "1", name: "b.pdf", sizeBytes: 10 }],
    arrived: [{ name: "a.pdf", sizeBytes: 10 }],
  });
  expect(found).toEqual([{ key: "1", file: { name: "b.pdf", size: 10 } }]);
  expect(alreadyHere.map(({ name }) => name)).toEqual(["a.pdf"]);
  expect(fresh.map(({ name }) => name)).toEqual(["c.pdf"]);
});

test("the same name with another size is another file", () => {
  const { found, fresh } = matchChosen({
    files: [{ name: "cv.pdf", size: 11 }],
    missing: [{ key: "1", name: "cv.pdf", sizeBytes: 10 }],
    arrived: [],
  });
  expect(found).toEqual([]);
  expect(fresh).toHaveLength(1);
});

test("two missing files of one name and size are both found, a third is left out as here already", () => {
  const twin = { name: "cv.pdf", sizeBytes: 10 };
  const { found, alreadyHere } = matchChosen({
    files: Array.from({ length: 3 }, () => ({ name: "cv.pdf", size: 10 })),
    missing: [
      { key: "1", ...twin },
      { key: "2", ...twin },
    ],
    arrived: [twin],
  });
  expect(found.map(({ key }) => key)).toEqual(["1", "2"]);
  expect(alreadyHere).toHaveLength(1);
});

test("a name is the same name whichever way its accents are composed", () => {
  const { found } = matchChosen({
    files: [{ name: "Rene\u0301.pdf", size: 10 }],
    missing: [{ key: "1", name: "Ren\u00e9.pdf", sizeBytes: 10 }],
    arrived: [],
  });
  expect(found).toHaveLength(1);
});
