import { expect, it } from "vitest";
import type { Fragment } from "./fragment.ts";
import { wholeMarginHeadings } from "./margin-headings.ts";

/** Fragments of ten points, row by row, each with where it begins. */
function onRows(rows: [x: number, text: string][][]): Fragment[] {
  return rows.flatMap((row, index) =>
    row.map(([x, text]): Fragment => {
      const box = { x, y: 100 + index * 14, width: text.length * 5, height: 10 };
      return { text, words: [], box, baseline: box.y + 8, fontSize: 10, isBold: x === 40, isBullet: false };
    }),
  );
}

const textsOf = (fragments: Fragment[]) => wholeMarginHeadings(fragments).map(({ text }) => text);

it("puts a heading of two lines in the margin whole before the row of its first line", () => {
  const texts = textsOf(
    onRows([
      [
        [40, "Education"],
        [160, "Tamsin University"],
      ],
      [[160, "Biology, 2012"]],
      [[160, "A thesis about swallows"]],
      [
        [40, "Academic"],
        [160, "University of Lake Ohrid"],
      ],
      [
        [40, "Experience"],
        [160, "Lecturer in Biology"],
      ],
      [[160, "Taught botany and field methods"]],
      [[160, "Led a trip to the marshes each spring"]],
      [
        [40, "Honours"],
        [160, "Medal of the Northern Society"],
      ],
      [[160, "Fellow of the Wetland Trust"]],
    ]),
  );
  expect(texts.slice(4, 8)).toEqual([
    "Academic",
    "Experience",
    "University of Lake Ohrid",
    "Lecturer in Biology",
  ]);
});

it("leaves a table alone whose rows each have a label", () => {
  const rows: [number, string][][] = [
    [
      [40, "Profile"],
      [160, "Biologist of wetlands"],
    ],
    [[160, "Twelve years in the field"]],
    [[160, "Speaks to schools"]],
    [
      [40, "English"],
      [160, "fluent"],
    ],
    [
      [40, "Danish"],
      [160, "mother tongue"],
    ],
    [],
    [
      [40, "Interests"],
      [160, "Rowing"],
    ],
    [[160, "Choir"]],
    [[160, "Chess"]],
  ];
  const fragments = onRows(rows);
  expect(textsOf(fragments)).toEqual(fragments.map(({ text }) => text));
});
