import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** What invented CVs of one language are made of (`training/cvs/<language>.json`): lists parted by semicolons. */
export type CvWords = {
  language: string;
  list: (name: string) => string[];
  headings: (section: string) => string[];
  labels: (field: string) => string[];
  /** As `list`, blanks at the ends kept: what stands between two parts. */
  joiners: (name: string) => string[];
};

type Written = Record<string, string> & {
  headings: Record<string, string>;
  labels: Record<string, string>;
};

const folder = new URL("../../training/cvs/", import.meta.url);

export function readCvWords(): CvWords[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const language = basename(name, ".json");
      const written: Written = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
      const split = (text: string | undefined): string[] => {
        if (text === undefined) throw new Error(`A list is missing in ${name}.`);
        return text.split(";").map((one) => one.trim());
      };
      return {
        language,
        list: (key) => split(written[key]),
        headings: (section) => split(written.headings[section]),
        labels: (field) => split(written.labels[field]),
        joiners: (key) => (written[key] ?? "").split(";"),
      };
    });
}
