import { type CandidateMailKind, mailLanguages, mailPlaceholders } from "@winnow/contract/candidate-mails.ts";
import { describe, expect, test } from "vitest";
import { unknownPlaceholders } from "./fill-placeholders.ts";
import { languagesOfMails, type UsualMailKind } from "./usual-mails.ts";
import { writeMail } from "./write-mail.ts";

const worded: Record<UsualMailKind, readonly string[]> = {
  ...mailPlaceholders,
  answered: ["title", "recruiter", "answer"],
  erasedEverywhere: ["recruiter"],
};
const kinds = Object.keys(worded) as UsualMailKind[];

describe.each(mailLanguages)("the usual mails in %s", (language) => {
  test.each(kinds)("%s names what is known for it and nothing else", (kind) => {
    const { subject, text, after } = languagesOfMails[language][kind];

    expect([subject, text, after].flatMap((words) => unknownPlaceholders(words, worded[kind]))).toEqual([]);
  });

  test.each(kinds)("%s is whole once it is filled in", (kind) => {
    const values = Object.fromEntries(worded[kind].map((name) => [name, `<${name}>`]));

    const { mail, unknown } = writeMail({
      kind,
      language,
      text: null,
      values,
      link: "https://example.com/link",
      to: { name: "", address: "ada@example.com" },
      idempotencyKey: "key",
    });

    expect(unknown).toEqual([]);
    expect(mail.subject).not.toMatch(/[{}]|\s$/);
    expect(mail.text).not.toMatch(/[{}]/);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });
});

test.each(mailLanguages)(
  "a rejection in %s tells its reason where it is to, and otherwise nothing of one",
  (language) => {
    const write = (values: Record<string, string>) =>
      writeMail({
        kind: "rejected",
        language,
        text: null,
        values: { name: "Ada", title: "Nurse", recruiter: "Mara", ...values },
        link: null,
        to: { name: "Ada", address: "ada@example.com" },
        idempotencyKey: "key",
      }).mail.text.split("\n\n");
    const withReason = write({ reason: "No night shifts." });
    const paragraph = withReason.find((one) => one.includes("No night shifts.")) ?? "";

    expect(write({})).toEqual(withReason.filter((one) => one !== paragraph));
    expect(withReason.indexOf(paragraph)).toBeGreaterThan(0);
  },
);

test("mails to an address that a stranger typed name nothing that they typed", () => {
  const typed = ["name", "opens", "closes", "reason"];
  const strangers: CandidateMailKind[] = ["received", "answered", "erased"];

  expect(strangers.flatMap((kind) => mailPlaceholders[kind]).filter((name) => typed.includes(name))).toEqual(
    [],
  );
});

test("without a name a greeting is left without the space or comma before it", () => {
  const write = (text: string) =>
    writeMail({
      kind: "rejected",
      language: "en",
      text,
      values: { name: "", title: "Nurse", recruiter: "Mara" },
      link: null,
      to: { name: "", address: "ada@example.com" },
      idempotencyKey: "key",
    }).mail.text.split("\n")[0];

  expect(write("Hello {{name}},")).toBe("Hello,");
  expect(write("Hola, {{ Name }}:")).toBe("Hola:");
});
