import { checkAnswer } from "@winnow/contract/check-answer.ts";
import { applicationNoticeVersion, type PublicJobForm, sendApplication } from "@winnow/contract/job-forms.ts";
import { noticeLanguageFor } from "@winnow/contract/notice-languages.ts";
import type { z } from "zod";
import type { ApiError } from "../../../api/api-error.ts";
import { pageLanguage } from "../../../words/page-language.ts";
import type { FileState } from "./file-state.ts";
import type { FormWords } from "./form-words.ts";
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
export function checkApplication(
  form: PublicJobForm,
  { filled, cv, files, isAgreed }: Filled,
  words: FormWords,
): Checked {
  const { read, typed } = filled;
  const corrected: TypedCorrections = read
    ? correctionsOf(read, typed, words.jobForm.problems)
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
    consent: { version: applicationNoticeVersion(form.read_by), language: noticeLanguageFor(pageLanguage()) },
  };
  const said: Record<string, string> = { ...corrected.troubles };
  const parsed = sendApplication.schema.body.safeParse(body);
  for (const { path, message } of parsed.error?.issues ?? []) {
    said[keyOfIssue(path, corrected.places, body.answers)] ??= words.failures.sayField({ message });
  }
  for (const question of form.questions) {
    const value = answers.find(({ question_id }) => question_id === question.id)?.value ?? "";
    const trouble = fileTrouble(files[question.id], words) ?? checkAnswer(question, value);
    if (trouble !== null) said[question.id] = words.failures.sayField({ message: trouble });
  }
  const missing = cvTrouble(cv, words);
  if (missing !== null) said.cv = missing;
  if (!isAgreed) said.consent = words.jobForm.problems.notAgreed;
  const problems = inOrder(form, said, words);
  return { problems, body: problems.length === 0 ? body : null };
}

/** The same problems as things stand now. */
export function recheck(
  problems: readonly Problem[],
  { form, filled, words }: { form: PublicJobForm; filled: Filled; words: FormWords },
): Problem[] {
  const left = new Map(
    checkApplication(form, filled, words).problems.map((problem) => [problem.key, problem]),
  );
  return problems.map((problem) => left.get(problem.key) ?? { ...problem, isMended: true });
}

/** What the server has against single fields. */
export function problemsFromServer(
  form: PublicJobForm,
  { fields }: Pick<ApiError, "fields">,
  words: FormWords,
): Problem[] {
  const said = Object.entries(fields).map(([path, message]) => [path.replace(/^answers\./, ""), message]);
  return inOrder(form, Object.fromEntries(said), words);
}

/** Only what the page has a field for. */
function inOrder(
  form: PublicJobForm,
  said: Readonly<Record<string, string>>,
  { jobForm, cv }: FormWords,
): Problem[] {
  const labels = new Map([
    ["cv", jobForm.problems.cv],
    ["name", cv.contact.name],
    ["email", cv.contact.email],
    ["phone", cv.contact.phone],
    ["location", cv.contact.location],
    ...Object.keys(said).flatMap((key): [string, string][] => {
      const [, kind, index] = /^(job|education)-(\d+)-/.exec(key) ?? [];
      const number = Number(index) + 1;
      return kind ? [[key, kind === "job" ? cv.job({ number }) : cv.degreeNumber({ number })]] : [];
    }),
    ...form.questions.map(({ id, text }): [string, string] => [id, text]),
    ["consent", jobForm.problems.consent],
  ] as [string, string][]);
  return [...labels].flatMap(([key, label]) => {
    const words = said[key];
    return words === undefined ? [] : [{ key, label, words }];
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

function cvTrouble(cv: FileState, { jobForm: { problems } }: FormWords): string | null {
  switch (cv.step) {
    case "arrived":
      return null;
    case "held":
    case "sending":
    case "reading":
      return problems.cvOnTheWay;
    case "none":
    case "refused":
      return problems.noCv;
  }
}

function fileTrouble(file: FileState | undefined, { jobForm: { problems } }: FormWords): string | null {
  switch (file?.step) {
    case "held":
      return problems.fileHeld;
    case "sending":
    case "reading":
      return problems.fileOnTheWay;
    case "refused":
      return problems.anotherFile;
    default:
      return null;
  }
}
