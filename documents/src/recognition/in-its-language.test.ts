import { expect, test } from "vitest";
import { inItsLanguage, type RecogniseIn } from "./in-its-language.ts";
import type { GreyPicture } from "./recognition.ts";

const languages = ["eng", "deu", "fra", "spa", "pol"];
const picture: GreyPicture = { width: 1, height: 1, dotsPerInch: 300, greys: new Uint8Array(1) };
const wordsOf = (text: string, confidence: number) =>
  text
    .split(" ")
    .map((word) => ({ text: word, confidence, line: 0, box: { x: 0, y: 0, width: 1, height: 1 } }));

/** Says the same in whatever language, surer in that which is meant, and notes what it was asked for. */
function recogniser(text: string, meant: string) {
  const asked: string[] = [];
  const recogniseIn: RecogniseIn = (order) => async (_picture, limitMs) => {
    asked.push(`${order[0]} within ${limitMs}`);
    return { words: wordsOf(text, order[0] === meant ? 95 : 80), processorMs: 400 };
  };
  return { asked, recognise: inItsLanguage(recogniseIn, languages) };
}

test.each([
  ["Übernahme der Grundpflege für sieben Patienten, Führung der Übergabegespräche", "deu"],
  ["Infirmière diplômée d'État, spécialité réanimation, à l'hôpital", "fra"],
  ["Enfermera de planta, administración de medicación, año 2015, inglés", "spa"],
  ["Pielęgniarka na oddziale chirurgii ogólnej, współpraca z zespołem", "pol"],
])("%s is read again with %s first, and the surer reading counts", async (text, language) => {
  const { asked, recognise } = recogniser(text, language);
  const { words, processorMs } = await recognise(picture, 1_000);

  expect(asked).toEqual(["eng within 1000", `${language} within 600`]);
  expect(words?.[0]?.confidence).toBe(95);
  expect(processorMs).toBe(800);
});

test.each([
  [`A résumé by José and Zoë. ${"Staff nurse on a ward. ".repeat(25)}`],
  ["Curriculum of Łukasz, born in Málaga, worked in Köln and Besançon"],
])("%s is read once: names are no language", async (text) => {
  const { asked, recognise } = recogniser(text, "deu");
  await recognise(picture, 1_000);

  expect(asked).toEqual(["eng within 1000"]);
});

test("without time for it, or when it is given up, the first reading stays", async () => {
  const text = "Übernahme der Grundpflege für sieben Patienten";
  const { asked, recognise } = recogniser(text, "deu");
  expect((await recognise(picture, 400)).words).toHaveLength(6);
  expect(asked).toEqual(["eng within 400"]);

  const givenUp = inItsLanguage(
    (order) => async () => ({
      words: order[0] === "eng" ? wordsOf(text, 80) : undefined,
      processorMs: 400,
    }),
    languages,
  );
  expect((await givenUp(picture, 1_000)).words).toHaveLength(6);
});
