import { expect, test } from "vitest";
import { inItsLanguage, type RecogniseIn } from "./in-its-language.ts";
import type { GreyPicture } from "./recognition.ts";

const languages = ["eng", "deu", "fra", "spa", "pol"];
const picture: GreyPicture = { width: 1, height: 1, dotsPerInch: 300, greys: new Uint8Array(1) };
const wordsOf = (text: string, confidence: number) =>
  text
    .split(" ")
    .map((word) => ({ text: word, confidence, line: 0, box: { x: 0, y: 0, width: 1, height: 1 } }));

/** Says the same in whatever languages, surer in more and surest in that which is meant, and notes what it was asked for. */
function recogniser(text: string, meant: string, { alone = 80 }: { alone?: number } = {}) {
  const asked: string[] = [];
  const recogniseIn: RecogniseIn = (order) => async (_picture, limitMs) => {
    asked.push(`${order.join("+")} within ${limitMs}`);
    const confidence = order[0] === meant ? 95 : order.length > 1 ? 85 : alone;
    return { words: wordsOf(text, confidence), processorMs: 400 };
  };
  return { asked, recognise: inItsLanguage(recogniseIn, languages) };
}

test.each([
  ["Übernahme der Grundpflege für sieben Patienten, Führung der Übergabegespräche", "deu"],
  ["Infirmière diplômée d'État, spécialité réanimation, à l'hôpital", "fra"],
  ["Enfermera de planta, administración de medicación, año 2015, inglés", "spa"],
  ["Pielęgniarka na oddziale chirurgii ogólnej, współpraca z zespołem", "pol"],
])("%s is read again with %s first, and the surest reading counts", async (text, language) => {
  const { asked, recognise } = recogniser(text, language);
  const { words, processorMs } = await recognise(picture, 2_000);
  const others = languages.filter((one) => one !== language);

  expect(asked).toEqual(["eng within 2000", `${language}+${others.join("+")} within 1600`]);
  expect(words?.[0]?.confidence).toBe(95);
  expect(processorMs).toBe(800);
});

test("letters that English alone does not see are found by all together", async () => {
  const asked: string[] = [];
  const recogniseIn: RecogniseIn = (order) => async () => {
    asked.push(order.join("+"));
    const text = order.length === 1 ? "Ubernahme fur sieben Sauglinge" : "Übernahme für sieben Säuglinge";
    return { words: wordsOf(text, 80 + asked.length), processorMs: 400 };
  };
  const { words } = await inItsLanguage(recogniseIn, languages)(picture, 2_000);

  expect(asked).toEqual(["eng", "eng+deu+fra+spa+pol", "deu+eng+fra+spa+pol"]);
  expect(words?.[0]?.text).toBe("Übernahme");
});

test.each([
  [`A résumé by José and Zoë. ${"Staff nurse on a ward. ".repeat(25)}`],
  ["Curriculum of Łukasz, born in Málaga, worked in Köln and Besançon"],
])("%s is read in no other language first: names are none", async (text) => {
  const { asked, recognise } = recogniser(text, "deu");
  await recognise(picture, 2_000);

  expect(asked).toEqual(["eng within 2000", "eng+deu+fra+spa+pol within 1600"]);
});

test.each([
  ["what is surely English", 95],
  ["noise, and a page upside down", 25],
])("%s is read once", async (_what, alone) => {
  const { asked, recognise } = recogniser("Übernahme für Führung", "deu", { alone });
  await recognise(picture, 2_000);

  expect(asked).toEqual(["eng within 2000"]);
});

test("without time for it, or when it is given up, what was read stays", async () => {
  const text = "Übernahme der Grundpflege für sieben Patienten";
  const { asked, recognise } = recogniser(text, "deu");
  expect((await recognise(picture, 400)).words).toHaveLength(6);
  expect(asked).toEqual(["eng within 400"]);

  const givenUp = inItsLanguage(
    (order) => async () => ({
      words: order.length === 1 ? wordsOf(text, 80) : undefined,
      processorMs: 400,
    }),
    languages,
  );
  expect((await givenUp(picture, 2_000)).words).toHaveLength(6);
});
