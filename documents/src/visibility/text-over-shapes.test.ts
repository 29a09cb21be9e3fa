import { rawPage, rawStream, shownAt } from "@winnow/samples/raw-pdf.ts";
import { describe, expect, it } from "vitest";
import { readSuccessfully, textsOf } from "../../test/read-successfully.ts";

const name = "Ada Lovelace";
const skill = "Kubernetes";
const [white, black] = ["1 1 1 rg", "0 0 0 rg"];
const ofGround = "same colour as its background";

/** Objects of the page: a picture of one or many grey pixels, a form that shows a corner of a large one, states. */
const busy = Array.from({ length: 64 * 16 }, (_, index) => ((index * 7919) % 97 < 48 ? 20 : 235));
const resources =
  "/XObject<</Light 6 0 R/Dark 7 0 R/Busy 8 0 R/Corner 9 0 R>>" +
  "/ExtGState<</Most<</ca 0.85/CA 0.85>>/Faint<</ca 0.12>>/Half<</ca 0.6>>/Screen<</BM/Screen>>/Difference<</BM/Difference>>/Masked<</SMask<</S/Luminosity/G 10 0 R>>>>>>";
const form = "/Type/XObject/Subtype/Form/Group<</S/Transparency/CS/DeviceGray>>";
const objects = [
  picture([245]),
  picture([30]),
  picture(busy, 64),
  rawStream(
    "q 400 0 0 400 -100 -100 cm /Dark Do Q",
    `${form}/BBox[0 0 60 60]/Resources<</XObject<</Dark 7 0 R>>>>`,
  ),
  rawStream("0 g 0 0 595 842 re f", `${form}/BBox[0 0 595 842]`),
];

function picture(greys: readonly number[], width = 1): Buffer {
  const size = `/Width ${width}/Height ${greys.length / width}/BitsPerComponent 8/ColorSpace/DeviceGray`;
  return rawStream(Uint8Array.from(greys), `/Type/XObject/Subtype/Image${size}`);
}

/** 200 by 40 points at the place of the skill, which is written at (50, 500). */
const drawn = (image: string) => `q 200 0 0 40 40 485 cm /${image} Do Q `;
const circle = (x: number, y: number, r: number) => {
  const k = 0.5523 * r;
  return `${x + r} ${y} m ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c ${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c ${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c ${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c `;
};

function pageWith(content: string): Uint8Array {
  return rawPage(rawStream(`${shownAt(name)}${content}`), { page: resources, others: objects });
}

async function expectSeen(content: string): Promise<void> {
  const { lines, hidden } = await readSuccessfully(pageWith(content));
  expect({ lines: textsOf(lines), hidden }).toEqual({ lines: [name, skill], hidden: [] });
}

async function expectHidden(content: string, reason: string): Promise<void> {
  const { lines, hidden } = await readSuccessfully(pageWith(content));
  expect(textsOf(lines)).toEqual([name]);
  expect(hidden).toMatchObject([{ text: skill, reason }]);
}

const written = (colour: string, x = 50, y = 500) => `${colour} ${shownAt(skill, x, y)}`;

describe("text over a picture", () => {
  it.each([
    ["white on a dark one", `${drawn("Dark")}${written(white)}`],
    ["black on a light one", `${drawn("Light")}${written(black)}`],
    ["white on a busy one", `${drawn("Busy")}${written(white)}`],
    ["black on a busy one", `${drawn("Busy")}${written(black)}`],
    ["white on a panel over a light one", `${drawn("Light")}${black} 40 485 200 40 re f ${written(white)}`],
    [
      "white on a translucent panel over a light one",
      `${drawn("Light")}q /Most gs ${black} 40 485 200 40 re f Q ${written(white)}`,
    ],
    ["black beside the part of one that a form shows", `q 1 0 0 1 200 485 cm /Corner Do Q ${written(black)}`],
    ["white on the part of one that a form shows", `q 3 0 0 1 40 485 cm /Corner Do Q ${written(white)}`],
  ])("is seen: %s", (_, content) => expectSeen(content));

  it.each([
    ["white on a light one", `${drawn("Light")}${written(white)}`, ofGround],
    ["black on a dark one", `${drawn("Dark")}${written(black)}`, ofGround],
    ["under one", `${written(black)}${drawn("Light")}`, "covered"],
    [
      "white on a faint panel over a light one",
      `${drawn("Light")}q /Faint gs ${black} 40 485 200 40 re f Q ${written(white)}`,
      ofGround,
    ],
    [
      "white beside the part of one that a form shows",
      `q 1 0 0 1 200 485 cm /Corner Do Q ${written(white)}`,
      ofGround,
    ],
    [
      "black on the part of one that a form shows",
      `q 3 0 0 1 40 485 cm /Corner Do Q ${written(black)}`,
      ofGround,
    ],
  ])("is not seen: %s", (_, content, reason) => expectHidden(content, reason));
});

describe("text on a panel", () => {
  const disc = `${black} ${circle(80, 503, 50)}`;

  it.each([
    ["white on a disc", `${disc} f ${written(white)}`],
    [
      "white, with a box that is higher than the panel but letters that are not",
      `${black} 40 498 200 13 re f ${written(white)}`,
    ],
    ["black in the hole of a ring", `${disc} ${circle(80, 503, 45)} f* ${written(black)}`],
  ])("is seen: %s", (_, content) => expectSeen(content));

  it.each([
    [
      "white in the corner beside a disc",
      `${black} ${circle(140, 590, 85)} f ${written(white, 42)}`,
      ofGround,
    ],
    ["white in the hole of a ring", `${disc} ${circle(80, 503, 45)} f* ${written(white)}`, ofGround],
    ["black on a disc", `${disc} f ${written(black)}`, ofGround],
    [
      "black, within the box of a triangle that it is cut by, but not in the triangle",
      `q 300 480 m 300 700 l 40 700 l h W n ${written(black)} Q`,
      "covered",
    ],
  ])("is not seen: %s", (_, content, reason) => expectHidden(content, reason));
});

describe("text with an effect", () => {
  it("is seen when it is translucent and still dark", () => expectSeen(`/Half gs ${written(black)}`));

  it.each([
    ["so faint that it is nearly paper", `/Faint gs ${written(black)}`, ofGround],
    ["blended into a white panel", `${white} 40 485 200 40 re f /Screen gs ${written(black)}`, "covered"],
    ["behind a soft mask", `/Masked gs ${written(black)}`, "covered"],
    [
      "black on a white panel that blending makes black",
      `${white} 40 485 200 40 re f q /Difference gs ${white} 40 485 200 40 re f Q ${written(black)}`,
      ofGround,
    ],
  ])("is not seen: %s", (_, content, reason) => expectHidden(content, reason));
});
