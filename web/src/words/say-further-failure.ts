import { type FailureName, failures } from "@winnow/contract/failures.ts";
import type { VisitorFailure } from "./visitor-failures.ts";

/** Those that only recruiters are answered with, and those that are said to them in other words than to visitors. */
export type FurtherFailure =
  | Exclude<FailureName, VisitorFailure>
  | "accountFull"
  | "wordsNotInCv"
  | "screeningOnHold";

/**
 * What the server says in English, in another language: failures by name, and whole sentences. "{words}" stands for
 * what the server has put in, numbers as the other language writes them.
 */
export type FurtherTranslations = {
  byName: Readonly<Record<FurtherFailure, string>>;
  sentences: Readonly<Record<string, string>>;
  number: (amount: number, decimals: number) => string;
};

export function sayFurtherIn({ byName, sentences, number }: FurtherTranslations) {
  const patterns = Object.entries(sentences).map(([english, translated]) => ({
    pattern: patternOf(english),
    translated,
  }));

  function sayField({ message }: { message: string }): string | null {
    for (const { pattern, translated } of patterns) {
      const groups = pattern.exec(message)?.groups;
      if (groups) return translated.replace(/\{(\w+)\}/g, (_, name: string) => say(groups[name] ?? ""));
      if (pattern.test(message)) return translated;
    }
    return null;

    // A value may be a sentence itself, or a number.
    function say(value: string): string {
      return numberIn(value) ?? sayField({ message: value }) ?? value;
    }
  }

  function numberIn(value: string): string | null {
    if (!/^\d{1,3}(,\d{3})*(\.\d+)?$/.test(value)) return null;
    const [, decimals = ""] = value.split(".");
    return number(Number(value.replaceAll(",", "")), decimals.length);
  }

  function say({ code, message }: { code: number; message: string }): string | null {
    const known = sayField({ message });
    if (known !== null) return known;
    // Each is a name of a failure.
    const names = Object.keys(byName) as FurtherFailure[];
    const name = names.find((each) => failures[each].code === code);
    return name ? byName[name] : null;
  }

  return { say, sayField };
}

function patternOf(english: string): RegExp {
  const parts = english.split(/\{(\w+)\}/);
  const source = parts.map((part, index) =>
    index % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return new RegExp(`^${source.join("")}$`, "s");
}
