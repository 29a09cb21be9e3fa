import { expect, test } from "vitest";
import { type CvTextLine, highlightedWords } from "./highlighted-words.ts";

const line = (text: string, y: number | null, page = 1): CvTextLine => ({
  text,
  page,
  box: y === null ? null : { x: 40, y, width: 200, height: 12 },
  is_heading: false,
});
const under = (y: number) => [{ x: 40, y, width: 80, height: 12 }];

test("a quotation is found inside its line", () => {
  const lines = [line("Payroll", null), line("Ran the payroll of 900 people", null)];
  expect([...highlightedWords(lines, { text: "payroll of 900", page: 1, boxes: [] })]).toEqual([
    [1, { from: 8, to: 22 }],
  ]);
});

test("a quotation over several lines lights the part of each", () => {
  const lines = [line("Ran the payroll of", null), line("900 people in Leeds", null)];
  expect([...highlightedWords(lines, { text: "payroll of 900 people", page: 1, boxes: [] })]).toEqual([
    [0, { from: 8, to: 18 }],
    [1, { from: 0, to: 10 }],
  ]);
});

test("words that stand there twice are highlighted where their box is", () => {
  const lines = [line("Kafka", 100), line("Kafka", 300)];
  expect([...highlightedWords(lines, { text: "Kafka", page: 1, boxes: under(300) }).keys()]).toEqual([1]);
});

test("words on another page are not taken for them", () => {
  const lines = [line("Kafka", null, 1), line("Kafka", null, 2)];
  expect([...highlightedWords(lines, { text: "Kafka", page: 2, boxes: [] }).keys()]).toEqual([1]);
});

test("where words were left out, the line under the box is highlighted whole", () => {
  const lines = [line("above", 86), line("Studied at ▒▒▒▒", 100), line("below", 114)];
  expect([...highlightedWords(lines, { text: "Studied at Leeds", page: 1, boxes: under(100) })]).toEqual([
    [1, { from: 0, to: 15 }],
  ]);
});

test("what stands nowhere lights nothing", () => {
  expect(highlightedWords([line("Kafka", null)], { text: "Rust", page: 1, boxes: [] }).size).toBe(0);
});
