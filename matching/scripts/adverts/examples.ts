import type { AdvertLine, AdvertUnit } from "../../src/jd/lines/advert-units.ts";
import { unitsOf } from "../../src/jd/lines/advert-units.ts";
import { type LineLabel, lineLabels } from "../../src/jd/lines/line-label.ts";
import { stepsOf } from "../../src/jd/lines/steps-of.ts";
import { featuresOfUnits } from "../../src/jd/lines/unit-features.ts";
import { hashText } from "../../src/words/hash-text.ts";
import { goldenRoleNames } from "../../test/golden/golden-role-names.ts";
import { readGoldenRole } from "../../test/golden/read-golden-role.ts";
import type { LabelledUnits } from "../model/labelled-units.ts";
import type { LabelledAdvert, LabelledLine } from "./labelled-advert.ts";

/** An advert as it is learned from. */
export type Example = LabelledUnits & { advert: LabelledAdvert; units: AdvertUnit[] };

/** How an advert is laid out: people copy them with and without list signs, headings and blank lines. */
export type Layout = { hasHeadings: boolean; hasBullets: boolean; hasBlanks: boolean };
export const layouts: Layout[] = [
  { hasHeadings: true, hasBullets: false, hasBlanks: true },
  { hasHeadings: true, hasBullets: true, hasBlanks: true },
  { hasHeadings: false, hasBullets: false, hasBlanks: false },
];

export function exampleOf(advert: LabelledAdvert, layout: Layout): Example {
  const shown = advert.lines.filter(
    ({ truth }) => (layout.hasHeadings || truth !== "heading") && (layout.hasBlanks || truth !== null),
  );
  const lines = shown.map(
    (line, index): AdvertLine => ({ text: line.text, isBullet: isBullet(shown, index, layout) }),
  );
  const units = unitsOf(lines);
  return {
    text: advert,
    advert,
    units,
    features: featuresOfUnits(units),
    steps: stepsOf(units),
    labels: units.map(({ line }) => lineLabels.indexOf(shown[line]?.truth as LineLabel)),
  };
}

/** Lines of a section that has several, of no great length, are a list. */
function isBullet(lines: LabelledLine[], index: number, { hasBullets }: Layout): boolean {
  const [before, line, after] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!hasBullets || !line || line.truth === "title" || line.truth === "heading") return false;
  const isOfList = before?.truth === line.truth || after?.truth === line.truth;
  return isOfList && line.text.length < 200;
}

/** Golden roles say which lines ask for something; of the others nothing is said. */
export function readGoldenAdverts(): LabelledAdvert[] {
  return goldenRoleNames.map((name) => {
    const { advert, requirements } = readGoldenRole(name);
    const lines = advert.split("\n").map((written): LabelledLine => {
      const text = written.replace(/^\s*[•*-]\s+/, "").trim();
      const asked = requirements.find(({ surface }) => text.includes(surface));
      return { text, truth: text === "" ? null : (asked?.kind ?? "mixed") };
    });
    return { id: `golden-${name}`, source: "golden", language: "en", title: name, employer: name, lines };
  });
}

/** A source counts by its size to this power, so that the largest do not say everything. */
const sourceExponent = 0.65;

/** How much each unit counts: equal lines of one source share what one of them would count. */
export function weightsOf(examples: Example[]): number[][] {
  const copies = new Map<string, number>();
  const sizes = new Map<string, number>();
  const nameOf = (example: Example, unit: AdvertUnit) => `${example.advert.source} ${hashText(unit.text)}`;
  const groupOf = ({ advert }: Example) => `${advert.source} ${advert.language}`;
  for (const example of examples)
    for (const unit of example.units) {
      const name = nameOf(example, unit);
      copies.set(name, (copies.get(name) ?? 0) + 1);
    }
  const once = examples.map((example) =>
    example.units.map((unit) => Math.min(1, layouts.length / (copies.get(nameOf(example, unit)) ?? 1))),
  );
  for (const [index, example] of examples.entries())
    sizes.set(
      groupOf(example),
      (sizes.get(groupOf(example)) ?? 0) + (once[index] ?? []).reduce((sum, one) => sum + one, 0),
    );
  const wanted = [...sizes.values()].reduce((sum, size) => sum + size ** sourceExponent, 0);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return examples.map((example, index) => {
    const size = sizes.get(groupOf(example)) ?? 1;
    const share = (size ** sourceExponent / wanted) * (total / size);
    return (once[index] ?? []).map((weight) => weight * share);
  });
}
