import { expect, test } from "vitest";
import { readJd } from "./read-jd.ts";

const vagueJd = `Warehouse Team Member

Brackwater Depot sends parcels all over the north of the country, with forty people on two shifts.

Someone on the shift tends to carry a first aid card.
The odd load is ADR goods.

- Receive and put away stock
- Pick orders by scanner
- Keep the bays tidy

We pay weekly and the canteen is free of charge for everybody.`;

test("a sentence that may ask for something is shown to be checked, with what it would be called", () => {
  const { toCheck, requirements } = readJd(vagueJd);
  const sentences = toCheck.map(({ sentence }) => sentence);

  expect(sentences.length).toBeGreaterThan(0);
  for (const { sentence, text } of toCheck) {
    expect(vagueJd).toContain(sentence);
    expect(text).toMatch(/\p{L}{2}/u);
  }
  expect(requirements.map(({ sentence }) => sentence)).not.toEqual(expect.arrayContaining(sentences));
  expect(sentences.join(" ")).not.toMatch(/canteen|parcels/);
});

test("no more is shown than somebody looks at, in the order of the text, and nothing that may not be asked for", () => {
  const lines = Array.from(
    { length: 30 },
    (_, index) => `A person who knows machine number ${index} well may fit.`,
  );
  const { toCheck } = readJd(`${lines.join("\n")}\nA person under 35 may fit.`);
  const places = toCheck.map(({ sentence }) => lines.indexOf(sentence));

  expect(toCheck.length).toBeLessThanOrEqual(6);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

const finnish = `Kirjanpitäjä

Etsimme kokenutta kirjanpitäjää Helsingin toimistoomme. Tehtäviisi kuuluu ostoreskontran hoito, palkanlaskenta ja
kuukausiraportointi. Edellytämme vähintään kolmen vuoden kokemusta ja sujuvaa suomen kielen taitoa.`;
const greek =
  "Ζητείται έμπειρος λογιστής για το γραφείο μας στην Αθήνα. Απαιτείται πτυχίο και τριετής εμπειρία.";
const norwegian = `Regnskapsfører

Vi søker en erfaren regnskapsfører til vårt kontor i Oslo. Du har minst tre års erfaring, god kjennskap til Visma og gode
norskkunnskaper. Det er en fordel om du har autorisasjon.`;
const story = `Our house stands by the river, and from the roof one sees three counties. ${"Each morning the bakers come first, and then the gardeners, and the light falls on the stairs where the cat waits for nobody in particular. ".repeat(4)}`;

test.each([
  [finnish, "unknown language"],
  [greek, "unknown language"],
  [norwegian, "whole"],
  ["Java developer wanted.", "whole"],
  [story, "thin"],
  [vagueJd, "thin"],
])("%j is said to have been read: %s", (text, reading) => {
  expect(readJd(text).reading).toBe(reading);
});

const orchard =
  "talk three stubborn orchard owners into sharing one cold store through a long and wet autumn";

test("what a heading calls a wish is asked about where it is too long for a name and names nothing known", () => {
  const { toCheck } = readJd(
    `Cooperative Secretary\n\nRequirements\n- Excel\n- You can ${orchard}\n\nWe offer\n- Apples`,
  );

  expect(toCheck.map(({ sentence }) => sentence)).toEqual([`You can ${orchard}`]);
});

test("a part that got no name is asked about beside a part that did", () => {
  const { toCheck, requirements } = readJd(
    `Cooperative Secretary\n\nRequirements\n- Good working knowledge of Excel; an ability to ${orchard}\n- PowerPoint`,
  );

  expect(requirements.map(({ text }) => text)).toContain("Excel");
  expect(toCheck.map(({ sentence }) => sentence)).toEqual([`an ability to ${orchard}`]);
});

test("a sentence of any length is asked about, under a name that is short enough for a requirement", () => {
  const long = `You can ${Array.from({ length: 6 }, () => orchard).join(", and then ")}`;
  const { toCheck } = readJd(`Cooperative Secretary\n\nRequirements\n- Excel\n- ${long}`);

  expect(long.length).toBeGreaterThan(500);
  expect(toCheck.map(({ sentence }) => sentence)).toEqual([long]);
  expect(toCheck[0]?.text.length).toBeLessThanOrEqual(200);
  expect(long).toContain(toCheck[0]?.text);
});
