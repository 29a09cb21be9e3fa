import { describe, expect, it } from "vitest";
import { pack, unpack } from "../../model/pack-model.ts";
import { linesOfJd } from "../jd-sentences.ts";
import { readJd } from "../read-jd.ts";
import { unitsOf } from "./advert-units.ts";
import { type LineLabel, lineLabels } from "./line-label.ts";
import packed from "./line-model.json" with { type: "json" };
import { oddsOfLines } from "./odds-of-lines.ts";
import { featuresOfUnits } from "./unit-features.ts";

/** Adverts of no source that was learned from, under headings that no list holds. */
const adverts = {
  en: `Office manager

Cobbles & Kettle is a family firm that has roasted coffee since 1987.

Here is how your weeks will look
- Order supplies and keep the rooms running
- Welcome visitors

We will get along if
- you have run an office for two years or more
- you know your way round Excel

Our side of the bargain
- 28 days off and a pension`,
  de: `Schreinerin (m/w/d)

Das packst du bei uns an
- Fertigung von Möbeln nach Maß
- Montage beim Kunden

Ohne das geht es nicht
- Abgeschlossene Ausbildung als Tischler/in
- Führerschein der Klasse B

Dafür bekommst du
- 30 Tage Urlaub und Weihnachtsgeld`,
};

describe("what the lines of an advert say", () => {
  it.each([
    ["en", "you know your way round Excel", "must"],
    ["en", "Welcome visitors", "duty"],
    ["en", "28 days off and a pension", "offer"],
    ["de", "Führerschein der Klasse B", "must"],
    ["de", "Montage beim Kunden", "duty"],
    ["de", "30 Tage Urlaub und Weihnachtsgeld", "offer"],
  ] as const)("%s: “%s” is %s, whatever the heading", (language, text, label) => {
    expect(labelOf(adverts[language], text)).toBe(label);
  });

  it("finds wishes under headings that no list holds", () => {
    const wishes = (text: string) => readJd(text).requirements.map(({ sentence }) => sentence);
    expect(wishes(adverts.en)).toContain("you know your way round Excel");
    expect(wishes(adverts.en)).not.toContain("Welcome visitors");
    expect(wishes(adverts.de)).toContain("Führerschein der Klasse B");
    expect(wishes(adverts.de)).not.toContain("30 Tage Urlaub und Weihnachtsgeld");
  });

  it("hears those of a list that stand further away, and none of another list", () => {
    const lastOf = (text: string) => featuresOfUnits(unitsOf(linesOfJd(text))).at(-1)?.keys;
    const list = ["- Day shift", "- Van and fuel card", "- Based in Leeds"].join("\n");
    expect(lastOf(`- 28 days of holiday\n${list}`)).not.toEqual(lastOf(`- Driving licence\n${list}`));
    const [offers, wishes] = ["- 28 days of holiday", "- Driving licence"].map(
      (one) => `${one}\n\nCourier\n${list}`,
    );
    expect(lastOf(offers ?? "")).toEqual(lastOf(wishes ?? ""));
  });

  it("gives odds that add up to 1 for each sentence, and the same ones again", () => {
    const lines = linesOfJd(adverts.en);
    const odds = oddsOfLines(lines);
    expect(odds.map((line) => line.length)).toEqual(lines.map(({ text }) => (text === "" ? 0 : 1)));
    for (const one of odds.flat()) expect(one.reduce((sum, odd) => sum + odd, 0)).toBeCloseTo(1);
    expect(oddsOfLines(lines)).toEqual(odds);
  });

  it("reads nothing out of nothing", () => {
    expect(oddsOfLines([])).toEqual([]);
    expect(oddsOfLines([{ text: "", isBullet: false }])).toEqual([[]]);
  });

  it("stores the model and reads it back as it was", () => {
    expect({ labels: packed.labels, ...pack(unpack(packed, lineLabels)) }).toEqual(packed);
    expect(() => unpack({ ...packed, labels: ["title"] }, lineLabels)).toThrow("other labels");
  });
});

function labelOf(advert: string, text: string): LineLabel | undefined {
  const lines = linesOfJd(advert);
  const [odds] = oddsOfLines(lines)[lines.findIndex((line) => line.text === text)] ?? [];
  return odds && lineLabels[odds.indexOf(Math.max(...odds))];
}
