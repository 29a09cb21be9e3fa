import { checkAnswer } from "@winnow/contract/check-answer.ts";
import { applicationNotice, type PublicJobForm, sendApplication } from "@winnow/contract/job-forms.ts";
import type { z } from "zod";
import type { ApiError } from "../../../api/api-error.ts";
import type { FileState } from "./file-state.ts";
import type { FilledIn } from "./kept-application.ts";
import { contactShown, correctionsOf, type TypedCorrections } from "./typed-cv.ts";

/** Something that stands in the way of sending, at the field of this key. */
export type Problem = {
  key: string;
  label: string;
  words: string;
  /** It no longer stands in the way, but stays in the list until the next try: nothing moves under whoever types. */
  isMended?: boolean;
};

type Body = Omit<z.input<typeof sendApplication.schema.body>, "source" | "website">;
type Checked = { problems: Problem[]; body: Body | null };
type Filled = {
  filled: FilledIn;
  cv: FileState;
  files: Readonly<Record<string, FileState>>;
  isAgreed: boolean;
};

/** The application as it would be sent, or everything that is missing or wrong, in the order of the page. */
export function checkApplication(form: PublicJobForm, { filled, cv, files, isAgreed }: Filled): Checked {
  const { read, typed } = filled;
  const corrected: TypedCorrections = read
    ? correctionsOf(read, typed)
    : { corrections: [], places: [], troubles: {} };
  const answers = form.questions.map(({ id }) => ({
    question_id: id,
    value: (filled.answers[id] ?? "").trim(),
  }));
  const body = {
    form_version: form.version,
    name: contactShown(read, typed, "name"),
    email: contactShown(read, typed, "email").trim(),
    answers: answers.filter(({ value }) => value !== ""),
    corrections: corrected.corrections,
    consent: { version: applicationNotice.version, language: applicationNotice.language },
  };
  const words: Record<string, string> = { ...corrected.troubles };
  const parsed = sendApplication.schema.body.safeParse(body);
  for (const { path, message } of parsed.error?.issues ?? []) {
    words[keyOfIssue(path, corrected.places, body.answers)] ??= message;
  }
  for (const question of form.questions) {
    const value = answers.find(({ question_id }) => question_id === question.id)?.value ?? "";
    const trouble = fileTrouble(files[question.id]) ?? checkAnswer(question, value);
    if (trouble !== null) words[question.id] = trouble;
  }
  const missing = cvTrouble(cv);
  if (missing !== null) words.cv = missing;
  if (!isAgreed) words.consent = "Please tick this, so that your application may be kept and assessed.";
  const problems = inOrder(form, words);
  return { problems, body: problems.length === 0 ? body : null };
}

/** The same problems as things stand now. */
export function recheck(problems: readonly Problem[], form: PublicJobForm, filled: Filled): Problem[] {
  const left = new Map(checkApplication(form, filled).problems.map((problem) => [problem.key, problem]));
  return problems.map((problem) => left.get(problem.key) ?? { ...problem, isMended: true });
}

/** What the server has against single fields. */
export function problemsFromServer(form: PublicJobForm, { fields }: Pick<ApiError, "fields">): Problem[] {
  const words = Object.entries(fields).map(([path, message]) => [path.replace(/^answers\./, ""), message]);
  return inOrder(form, Object.fromEntries(words));
}

/** Only what the page has a field for. */
function inOrder(form: PublicJobForm, words: Readonly<Record<string, string>>): Problem[] {
  const labels = new Map([
    ["cv", "Your CV"],
    ["name", "Name"],
    ["email", "E-mail"],
    ["phone", "Phone"],
    ["location", "Location"],
    ...Object.keys(words).flatMap((key): [string, string][] => {
      const [, kind, index] = /^(job|education)-(\d+)-/.exec(key) ?? [];
      return kind ? [[key, `${kind === "job" ? "Job" : "Education"} ${Number(index) + 1}`]] : [];
    }),
    ...form.questions.map(({ id, text }): [string, string] => [id, text]),
    ["consent", "Your agreement"],
  ] as [string, string][]);
  return [...labels].flatMap(([key, label]) => {
    const said = words[key];
    return said === undefined ? [] : [{ key, label, words: said }];
  });
}

function keyOfIssue(
  path: readonly PropertyKey[],
  places: readonly string[],
  answers: readonly { question_id: string }[],
): string {
  const [part, index, field] = path;
  if (part === "answers") return answers[Number(index)]?.question_id ?? "answers";
  if (part !== "corrections") return String(part);
  const place = places[Number(index)] ?? "";
  return /^(job|education)-/.test(place) ? `${place}-${String(field ?? "title")}` : place;
}

function cvTrouble(cv: FileState): string | null {
  switch (cv.step) {
    case "arrived":
      return null;
    case "held":
    case "sending":
    case "reading":
      return "It is still on its way. Once it was read you see here what was read of it.";
    case "none":
    case "refused":
      return "Please add your CV.";
  }
}

function fileTrouble(file: FileState | undefined): string | null {
  switch (file?.step) {
    case "held":
      return "This file is sent as soon as your CV is.";
    case "sending":
    case "reading":
      return "This file is still on its way.";
    case "refused":
      return "Please choose another file.";
    default:
      return null;
  }
}
