import { readdirSync, readFileSync } from "node:fs";
import { type RefusalLabel, refusalLabels } from "../../src/jd/refused/refusal-labels.ts";

const folder = new URL("../../training/refused-criteria/", import.meta.url);
const unseen = new URL("../../test/wording/wishes-not-to-ask-for.txt", import.meta.url);

/** A wish of an advert, and what it is about that may not be asked for. */
export type LabelledWish = { text: string; label: RefusalLabel; language: string; file: string };

/**
 * The invented wishes in files named by their language: one a line, as "gender | Female candidates only".
 * @throws Error that names the file and the line which is none.
 */
export function readRefusals(): LabelledWish[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((file) =>
      linesOf(new URL(file, folder)).map((line) => {
        const [, name, text = ""] = /^([a-z ]+?) \| (.+)$/.exec(line) ?? [];
        return { text, label: labelNamed(name, file, line), language: file.slice(0, 2), file };
      }),
    );
}

/**
 * Others of ours, which nothing was learned from: "yes en gender | Ladies only", "no en - | Sales of ladies' shoes".
 * @throws Error that names the line which is none.
 */
export function readUnseenRefusals(): LabelledWish[] {
  const file = "wishes-not-to-ask-for.txt";
  return linesOf(unseen).map((line) => {
    const [, answer, language = "", name, text = ""] =
      /^(yes|no) (\w\w) ([a-z -]+) \| (.+)$/.exec(line) ?? [];
    return { text, label: labelNamed(answer === "no" ? "none" : name, file, line), language, file };
  });
}

function linesOf(file: URL): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function labelNamed(name: string | undefined, file: string, line: string): RefusalLabel {
  const label = refusalLabels.find((known) => known === name);
  if (!label) throw new Error(`${file}: “${line}” is no labelled wish.`);
  return label;
}
