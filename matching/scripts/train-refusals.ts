/**
 * Learns which wishes may not be asked for, into `src/jd/refused/refusal-model.json`. Usage: npm run train-refusals
 * With --cross nothing is written: each file of wishes in turn is left out and measured.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { attributesNamed } from "../src/jd/refused/attributes-named.ts";
import { refusalFeatures } from "../src/jd/refused/refusal-features.ts";
import { type RefusalLabel, refusalLabels } from "../src/jd/refused/refusal-labels.ts";
import { type LineModel, oddsOfUnit } from "../src/model/line-model.ts";
import { pack } from "../src/model/pack-model.ts";
import { readOwnAdverts } from "./adverts/read-own-adverts.ts";
import { fitUnits } from "./model/fit-units.ts";
import type { LabelledUnits } from "./model/labelled-units.ts";
import { amongOtherWishes } from "./refused/among-other-wishes.ts";
import { type LabelledWish, readRefusals } from "./refused/read-refusals.ts";

const { values } = parseArgs({ options: { cross: { type: "boolean", default: false } } });
const settings = {
  labels: refusalLabels.length,
  mostFeatures: 24_000,
  fewestTexts: 2,
  epochs: { all: 12, averaged: 6 },
};
/** Of a wish as it was written, of one drawn among others, and of a line of an advert, of which there are many. */
const weights = { written: 1, drawn: 0.25, ofAdvert: 3 };
const none = refusalLabels.indexOf("none");

const wishes = readRefusals();
/** Lines of adverts that name nothing which is protected, as sentences that are fine. */
const fine = readOwnAdverts().flatMap(({ language, lines }) =>
  lines.flatMap(({ text, truth }) =>
    truth === null || attributesNamed(text).length > 0 ? [] : [{ language, text, truth }],
  ),
);
const lines = [...new Set(fine.map(({ text }) => text))].map((text) => exampleOf(text, none));
const wishesOf = new Map<string, string[]>();
for (const { language, text, truth } of fine)
  if (truth === "must" || truth === "nice") wishesOf.set(language, [...(wishesOf.get(language) ?? []), text]);

if (values.cross) {
  for (const file of new Set(wishes.map((wish) => wish.file))) {
    const model = fit(wishes.filter((wish) => wish.file !== file));
    measure(
      model,
      wishes.filter((wish) => wish.file === file),
      file,
    );
  }
} else {
  const packed = pack(fit(wishes));
  const target = new URL("../src/jd/refused/refusal-model.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify({ labels: refusalLabels, ...packed }, null, 1)}\n`);
  console.log(`${wishes.length} wishes, ${JSON.stringify(packed).length} bytes`);
}

function exampleOf(text: string, label: number): LabelledUnits {
  return { text, features: [refusalFeatures(text)], steps: [2], labels: [label] };
}

function fit(some: LabelledWish[]): LineModel {
  const written = some.map(toLearn);
  const drawn = amongOtherWishes(some, wishesOf).map(toLearn);
  const weightsOfUnits = [
    ...written.map(() => [weights.written]),
    ...drawn.map(() => [weights.drawn]),
    ...lines.map(() => [weights.ofAdvert]),
  ];
  return {
    ...fitUnits([...written, ...drawn, ...lines], weightsOfUnits, settings),
    steps: [],
    shareWeight: 0,
    stepWeight: 0,
  };
}

function toLearn({ text, label }: { text: string; label: RefusalLabel }): LabelledUnits {
  return exampleOf(text, refusalLabels.indexOf(label));
}

/** Prints of the wishes that may not be asked for how many are told at two bars, and of the others how many are taken for one. */
function measure(model: LineModel, some: LabelledWish[], name: string): void {
  const forbidden = some.filter(({ label }) => label !== "none");
  const others = some.filter(({ label }) => label === "none");
  const cells = [0.5, 0.8].map((bar) => {
    const isRefused = ({ text }: LabelledWish) =>
      1 - (oddsOfUnit(model, refusalFeatures(text))[none] ?? 0) >= bar;
    const [found, wrong] = [forbidden, others].map((ones) => ones.filter(isRefused).length);
    return `from ${bar}: ${found} of ${forbidden.length}, and ${wrong} of ${others.length} that are fine`;
  });
  console.log(`${name.padEnd(16)} ${cells.join("; ")}`);
}
