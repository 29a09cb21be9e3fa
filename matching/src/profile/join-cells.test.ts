import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { joinCells } from "./join-cells.ts";

/** Letters of 5 points, columns of 70 from 40 on; each cell of a row with its lines. */
function drawn(rows: string[][][]): Line[] {
  return rows.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell.flatMap((text, below) =>
        readPlainText(text).lines.map((line) => ({
          ...line,
          words: line.words.map((word) => ({
            ...word,
            box: {
              x: 40 + column * 70 + word.start * 5,
              y: 40 + at * 60 + below * 12,
              width: (word.end - word.start) * 5,
              height: 10,
            },
          })),
          fontSize: 10,
          box: { x: 40 + column * 70, y: 40 + at * 60 + below * 12, width: text.length * 5, height: 10 },
          cell: { table: 0, row: at, column },
        })),
      ),
    ),
  );
}

const textsOf = (rows: string[][][]) => joinCells(drawn(rows)).map(({ text }) => text);

it("joins what breaks in a cell where the next word had no room", () => {
  const school = ["Godatir", "College of", "Engineering"];
  expect(textsOf([[["B.Tech"], school, ["2021"]]])).toEqual([
    "B.Tech",
    "Godatir College of Engineering",
    "2021",
  ]);
});

it("keeps the places of words", () => {
  const [, line] = joinCells(drawn([[["HSC"], ["Shri Sane", "Junior College"], ["2017"]]]));
  expect(line?.words.map(({ start, end }) => line.text.slice(start, end)).join(" ")).toBe(line?.text);
});

it("leaves what somebody set below each other, in another weight, or in a table that lays out a page", () => {
  expect(textsOf([[["Elm Ltd", "Cook"], ["Leeds"], ["2021"]]])).toHaveLength(4);
  expect(textsOf([[["Leeds"], ["2021"], ["Sales Manager", "Selling tools"]]])).toHaveLength(4);
  const lines = drawn([[["Class teacher", "Second class"], ["Leeds"], ["2021"]]]);
  expect(joinCells(lines.map((line, at) => ({ ...line, isBold: at === 0 })))).toHaveLength(4);
  expect(textsOf([[["Godatir", "College of", "Engineering"], ["2021"]]])).toHaveLength(4);
});
