import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isNear, lastDigits, type ProfileTruth } from "@winnow/matching/profile-truth.ts";

export type TemplateCv = { set: string; path: string; truth: ProfileTruth };

/** The PDFs of a folder of templates whose truth is known, set by set; sets that are absent are left out. */
export function readTemplates(data: string): TemplateCv[] {
  return [
    ...readIfPresent(join(data, "P1-reactive"), readBuilderCvs),
    ...readIfPresent(join(data, "P3-templates"), readContacts),
    ...readIfPresent(join(data, "P4-templates"), readHashed),
  ];
}

function readIfPresent(folder: string, read: (folder: string) => TemplateCv[]): TemplateCv[] {
  return existsSync(folder) ? read(folder) : [];
}

type BuilderCv = {
  basics: { name: string; email: string; phone: string };
  sections: Record<
    "experience" | "education",
    { visible?: boolean; items: (Record<string, string> & { visible?: boolean })[] }
  >;
};

function readBuilderCvs(folder: string): TemplateCv[] {
  return readdirSync(join(folder, "json")).map((file) => {
    const cv: BuilderCv = JSON.parse(readFileSync(join(folder, "json", file), "utf8"));
    const shown = (section: keyof BuilderCv["sections"]) =>
      cv.sections[section].visible === false
        ? []
        : cv.sections[section].items.filter(({ visible }) => visible !== false);
    const { name, email, phone } = cv.basics;
    const truth: ProfileTruth = {
      ...contactTruth({ name, email, phone }),
      jobs: shown("experience").map(({ position = "", company = "", date = "" }) => {
        const [start, end = "now"] = date.match(/\d{4}/g) ?? [];
        return {
          said: `${position} | ${company} | ${date}`,
          isTitle: isNear(position),
          isEmployer: isNear(company),
          start: start ? [start] : [],
          end: [end],
        };
      }),
      education: shown("education").map(({ studyType = "", institution = "" }) => ({
        said: `${studyType} | ${institution}`,
        isDegree: isNear(studyType),
        isSchool: isNear(institution),
        end: [],
      })),
    };
    return { set: "P1", path: join(folder, "pdf", file.replace(/json$/, "pdf")), truth };
  });
}

type Contact = { name: string | null; email: string | null; phone: string | null };

function contactTruth({ name, email, phone }: Contact): Pick<ProfileTruth, "isName" | "isEmail" | "isPhone"> {
  const glued = (text: string) => text.toLowerCase().replace(/\s/gu, "");
  return {
    isName: name === null ? null : (read) => glued(read ?? "") === glued(name),
    isEmail: email === null ? null : (read) => read?.toLowerCase() === email.toLowerCase(),
    isPhone: phone === null ? null : (read) => lastDigits(read ?? "") === lastDigits(phone),
  };
}

function readContacts(folder: string): TemplateCv[] {
  const truths: Record<string, Contact> = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));
  return Object.entries(truths).map(([file, contact]) => ({
    set: "P3",
    path: join(folder, file),
    truth: { ...contactTruth(contact), jobs: null, education: null },
  }));
}

type HashedTruth = {
  file: string;
  name: string | null;
  email: string[] | null;
  phone: string[] | null;
  jobs: { title: string; employer: string; start: string; end: string | null }[] | null;
};

/** Contact as the first 16 digits of SHA-256, jobs as regular expressions: the README of the set says how. */
function readHashed(folder: string): TemplateCv[] {
  return readFileSync(join(folder, "truth.jsonl"), "utf8")
    .split("\n")
    .filter((written) => written !== "")
    .map((written) => {
      const { file, name, email, phone, jobs }: HashedTruth = JSON.parse(written);
      const truth: ProfileTruth = {
        isName: name === null ? null : (read) => hash("n", plain(read)) === name,
        isEmail: email === null ? null : (read) => email.includes(hash("e", plain(read))),
        isPhone: phone === null ? null : (read) => phone.includes(hash("p", lastDigits(read ?? ""))),
        jobs:
          jobs?.map(({ title, employer, start, end }) => ({
            said: [title, employer, start, end].join(" | "),
            isTitle: title === "" ? null : (read) => new RegExp(title, "iu").test(read ?? ""),
            isEmployer: employer === "" ? null : (read) => new RegExp(employer, "iu").test(read ?? ""),
            start: start.split("|"),
            end: end === null ? [] : end.split("|"),
          })) ?? null,
        education: null,
      };
      return { set: "P4", path: join(folder, "pdf", file), truth };
    });
}

const digitsOfHash = 16;

function hash(kind: string, value: string): string {
  return createHash("sha256").update(`${kind}:${value}`).digest("hex").slice(0, digitsOfHash);
}

function plain(text: string | null): string {
  return (text ?? "").toLowerCase().replace(/\s+/gu, " ").trim();
}
