import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import {
  downloadFromDrive,
  getDriveRound,
  type ImportPreview,
  listDriveCandidates,
  updateDriveRound,
} from "@winnow/contract/drives.ts";
import { writeXlsx } from "@winnow/server/platform/spreadsheets/write-xlsx.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenDrive, upload } from "../given/given-drive.ts";
import { Refused } from "../support/api-client.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { rowsOfCsv } from "../support/rows-of-csv.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Mara Ruiz");
});
afterAll(() => winnow?.stop());

const candidates = (id: string, file: string | Uint8Array, fields: Record<string, string> = {}) =>
  upload(recruiter, id, { kind: "candidates", file, fields });
const takeOver = (id: string, { kind, preview_id }: ImportPreview) =>
  upload(recruiter, id, { kind, fields: { preview_id } });
const refused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.refusal : Promise.reject(error)),
  );
const namesIn = async (id: string) => {
  const query = { sort_by: "created_at", order_by: "asc", size: 100 } as const;
  const { data } = await recruiter.call(listDriveCandidates, { params: { id }, query });
  return data.map(({ name, email }) => `${name} <${email}>`);
};

const twoPeople = ["Ana Müller <ana@example.com>", "Bo Li <bo@example.com>"];
const table = [
  ["Name", "E-mail"],
  ["Ana Müller", "ana@example.com"],
  ["Bo Li", "bo@example.com"],
];
const written = (delimiter: string, end = "\r\n") => table.map((row) => row.join(delimiter)).join(end) + end;
async function* rowsOf(cells: string[][]) {
  yield* cells;
}
const xlsx = (cells: string[][]) => buffer(writeXlsx(rowsOf(cells), { sheet: "People" }));

test.each<[string, () => string | Uint8Array | Promise<Uint8Array>]>([
  ["commas", () => written(",")],
  ["semicolons, line feeds and a mark of UTF-8", () => `\ufeff${written(";", "\n")}`],
  ["tabs in UTF-16 with a mark", () => Buffer.from(`\ufeff${written("\t")}`, "utf16le")],
  ["UTF-16 without a mark", () => Buffer.from(written(","), "utf16le")],
  ["Windows-1252", () => Buffer.from(written(","), "latin1")],
  ["a workbook", () => xlsx(table)],
  [
    "empty rows above and between",
    () => written(",").replace("Name", "\r\n\r\nName").replace("Bo", ",\r\nBo"),
  ],
])("a file with %s is shown, and taken over when asked for", async (_name, make) => {
  const { id } = await givenDrive(recruiter);

  const preview = await candidates(id, await make());

  expect(preview).toMatchObject({ ready: 2, wrong: 0, duplicates: 0, is_applied: false });
  expect(preview.mapping).toMatchObject({ name: "Name", email: "E-mail", first_name: null });
  expect(await namesIn(id)).toEqual([]);
  expect(await takeOver(id, preview)).toMatchObject({ is_applied: true, ready: 2 });
  expect(await namesIn(id)).toEqual(twoPeople);
});

test("errors stand at their rows and fields, and nothing is taken over before all are right", async () => {
  const { id } = await givenDrive(recruiter);
  const file = [
    "Name,E-mail,Time zone",
    "Ana,ana@example.com,Europe/Madrid",
    `${"x".repeat(300)},long@example.com,`,
    ",nameless@example.com,",
    'Bo,"bo@example.com\nBcc: all@example.com",',
    "Cy,cy@example.com,Mars/Olympus",
    "Ana again,ANA@example.com,",
  ].join("\n");

  const preview = await candidates(id, file);

  expect(preview).toMatchObject({ ready: 1, wrong: 4, duplicates: 1 });
  expect(
    preview.rows.map(({ line, errors, is_duplicate }) => [
      line,
      errors.map(({ field }) => field),
      is_duplicate,
    ]),
  ).toEqual([
    [2, [], false],
    [3, ["name"], false],
    [4, ["name"], false],
    [5, ["email"], false],
    [6, ["time_zone"], false],
    [7, [], true],
  ]);
  expect(await refused(takeOver(id, preview))).toMatchObject({ status: 409, code: 1714 });
  expect(await namesIn(id)).toEqual([]);
});

test("other columns can be chosen", async () => {
  const { id } = await givenDrive(recruiter);
  const file = "Who,Where\nAna Roth,ana@example.com\n";

  const guessed = await candidates(id, file);
  const mapping = JSON.stringify({ name: "Who", email: "Where", time_zone: "Not there" });
  const chosen = await candidates(id, file, { mapping });

  expect(guessed).toMatchObject({ ready: 0, wrong: 1, columns: ["Who", "Where"], mapping: { email: null } });
  expect(chosen).toMatchObject({
    ready: 1,
    wrong: 0,
    mapping: { name: "Who", email: "Where", time_zone: null },
  });
});

test("first and last names make a name", async () => {
  const { id } = await givenDrive(recruiter);

  const preview = await candidates(id, "Vorname;Nachname;E-Mail-Adresse\nAna;Roth;ana@example.com\n");

  expect(preview.rows[0]?.values).toMatchObject({ name: "Ana Roth", email: "ana@example.com" });
});

test("rows of the prepared form are checked in the same way", async () => {
  const { id } = await givenDrive(recruiter);
  const form = JSON.stringify([
    { name: "Ana", email: "ana@example.com" },
    { name: "Bo", email: "bo" },
  ]);

  const preview = await upload(recruiter, id, { kind: "candidates", fields: { form } });

  expect(preview).toMatchObject({ ready: 1, wrong: 1 });
  expect(preview.rows[1]).toMatchObject({ line: 2, errors: [{ field: "email" }] });
  for (const nonsense of ["", "{}", "[1]", '[{"name":"\\u0000"}]', '[{"name":{"$ne":1}}]']) {
    expect(
      await refused(upload(recruiter, id, { kind: "candidates", fields: { form: nonsense } })),
    ).toMatchObject({ status: 400, code: 1201 });
  }
});

test("a name that is a formula stays text, and goes out as text", async () => {
  const { id } = await givenDrive(recruiter);
  const name = "=HYPERLINK(1)";
  await takeOver(id, await candidates(id, `Name,E-mail\n${name},ana@example.com\n`));

  expect(await namesIn(id)).toEqual([`${name} <ana@example.com>`]);
  for (const kind of ["candidates", "results"]) {
    const { body, headers } = await recruiter.attempt(downloadFromDrive, { params: { id, kind } });
    expect(headers.get("content-type")).toContain("text/csv");
    expect(rowsOfCsv(String(body).replace("\ufeff", ""))[1]?.slice(0, 2)).toEqual([
      `'${name}`,
      "ana@example.com",
    ]);
  }
});

test.each(["csv", "xlsx"])(
  "candidates who went out as %s come in again under the names that they had",
  async (format) => {
    const { id } = await givenDrive(recruiter);
    const people = "Name,E-mail\n=HYPERLINK(1),ana@example.com\n+44 Bo,bo@example.com\n";
    await takeOver(id, await candidates(id, people));
    const url = `${winnow.url}/api/auth/DriveRound/${id}/download/candidates?format=${format}`;
    const file = await fetch(url, { headers: { authorization: recruiter.token } }).then((answer) =>
      answer.bytes(),
    );
    const { id: other } = await givenDrive(recruiter);

    await takeOver(other, await candidates(other, file));

    expect(await namesIn(other)).toEqual(await namesIn(id));
  },
);

test.each<[string, string | Uint8Array, RegExp]>([
  ["nothing", "", /no rows/],
  ["a heading alone", "Name,E-mail\n", /no rows/],
  ["bytes that are no text", new Uint8Array([1, 2, 0, 3, 4, 0, 5, 200]), /could not be read/],
  ["a workbook of before 2007", Buffer.from("d0cf11e0a1b11ae10000000000000000", "hex"), /could not be read/],
  ["a damaged workbook", Buffer.from("504b0304ffffffff0000", "hex"), /could not be read/],
  ["an open quotation", 'Name,E-mail\n"Ana,ana@example.com\n', /could not be read/],
  ["too many rows", `E-mail\n${"a@example.com\n".repeat(2_001)}`, /more than 2,000 rows/],
])("refuses a file with %s", async (_name, file, message) => {
  const { id } = await givenDrive(recruiter);

  const refusal = await refused(candidates(id, file));

  expect(refusal).toMatchObject({ status: 400, code: 1717, message: expect.stringMatching(message) });
});

test("a workbook that unpacks to far more than it weighs is refused, and the next file is read", async () => {
  const { id } = await givenDrive(recruiter);
  const bomb = await xlsx([
    ["Name", "E-mail"],
    ...Array.from({ length: 20_000 }, () => ["x".repeat(32_000), "a"]),
  ]);

  expect(await refused(candidates(id, bomb))).toMatchObject({ status: 400, code: 1717 });
  expect(await candidates(id, written(","))).toMatchObject({ ready: 2 });
});

test("two thousand candidates are taken over at once", async () => {
  const { id } = await givenDrive(recruiter);
  const people = Array.from({ length: 2_000 }, (_, index) => `Person ${index},person-${index}@example.com`);

  await takeOver(id, await candidates(id, ["Name,E-mail", ...people].join("\n")));

  const { counts } = await recruiter.call(getDriveRound, { params: { id } });
  expect(counts.candidates).toBe(2_000);
  expect(await refused(takeOver(id, await candidates(id, written(","))))).toMatchObject({ code: 1716 });
});

test("a preview is taken over once, however often and by however many tabs it is asked for", async () => {
  const { id } = await givenDrive(recruiter);
  const preview = await candidates(id, written(","));
  const other = await candidates(id, written(","));

  const answers = await Promise.all([takeOver(id, preview), takeOver(id, preview), takeOver(id, preview)]);
  const late = await takeOver(id, other);

  expect(answers.map(({ is_applied }) => is_applied)).toEqual([true, true, true]);
  expect(late).toMatchObject({ is_applied: true, ready: 0, duplicates: 2 });
  expect(await namesIn(id)).toEqual(twoPeople);
});

test("a preview is no longer there after a day, in another drive, or for another account", async () => {
  const { id } = await givenDrive(recruiter);
  const { id: elsewhere } = await givenDrive(recruiter);
  const preview = await candidates(id, written(","));
  const stranger = await givenAccount(winnow, "Otto Other");

  expect(await refused(takeOver(elsewhere, preview))).toMatchObject({ status: 404, code: 1715 });
  expect(await refused(takeOver(id, { ...preview, preview_id: randomUUID() }))).toMatchObject({ code: 1715 });
  expect(
    await refused(upload(stranger, id, { kind: "candidates", fields: { preview_id: preview.preview_id } })),
  ).toMatchObject({ status: 404, code: 1701 });
  await winnow.pool.query("update drive_imports set created_at = now() - interval '25 hours'");
  expect(await refused(takeOver(id, preview))).toMatchObject({ status: 404, code: 1715 });
});

test("a key stands for the file that was sent with it", async () => {
  const { id } = await givenDrive(recruiter);
  const headers = { "idempotency-key": randomUUID() };
  const send = (file: string) => upload(recruiter, id, { kind: "candidates", file, headers });

  const first = await send(written(","));

  expect(await send(written(","))).toEqual(first);
  expect(await refused(send(written(";")))).toMatchObject({ status: 409 });
});

test.each(["csv", "xlsx"])("questions go out as %s and come in again as they were", async (format) => {
  const { id, questions } = await givenDrive(recruiter);
  const url = `${winnow.url}/api/auth/DriveRound/${id}/download/questions?format=${format}`;
  const file = await fetch(url, { headers: { authorization: recruiter.token } }).then((answer) =>
    answer.bytes(),
  );
  await recruiter.call(updateDriveRound, { params: { id }, body: { questions: [] } });

  const preview = await upload(recruiter, id, { kind: "questions", file });
  await takeOver(id, preview);

  const again = await recruiter.call(getDriveRound, { params: { id } });
  const shown = ({ text, skill, answer_kinds, answer_seconds, rubric }: (typeof questions)[number]) => ({
    text,
    skill,
    answer_kinds,
    answer_seconds,
    rubric: rubric.map((point) => point.text),
  });
  expect(preview).toMatchObject({ ready: questions.length, wrong: 0 });
  expect(again.questions.map(shown)).toEqual(questions.map(shown));
});

test("questions that the drive asks already are passed over, also when they came in since the preview", async () => {
  const { id, questions } = await givenDrive(recruiter);
  const file = ["Question", questions[0]?.text.toUpperCase(), "Why?", "Why?"]
    .map((cell) => `"${cell}"`)
    .join("\n");
  const preview = await upload(recruiter, id, { kind: "questions", file });
  expect(preview.rows.map(({ is_duplicate }) => is_duplicate)).toEqual([true, false, true]);
  const again = await upload(recruiter, id, { kind: "questions", file });
  expect(await takeOver(id, preview)).toMatchObject({ ready: 1, duplicates: 2 });
  expect(await takeOver(id, again)).toMatchObject({ ready: 0, duplicates: 3 });
  const drive = await recruiter.call(getDriveRound, { params: { id } });
  expect(drive.questions.map(({ text }) => text)).toEqual([...questions.map(({ text }) => text), "Why?"]);
});

test("questions come in only as long as the drive is a draft, and thirty at the most", async () => {
  const { id } = await givenDrive(recruiter);
  const why = Array.from({ length: 30 }, (_, index) => `Why ${index}?,60`);
  const file = ["Question,Answer seconds", ...why].join("\n");
  const preview = await upload(recruiter, id, { kind: "questions", file });

  expect(await refused(takeOver(id, preview))).toMatchObject({ status: 400, code: 1201 });
  const wrong = await upload(recruiter, id, {
    kind: "questions",
    file: "Question,Answer seconds\nWhy?,soon\n",
  });
  expect(wrong.rows[0]?.errors).toMatchObject([{ field: "answer_seconds" }]);
  await winnow.pool.query("update drives set status = 'InProgress' where id = $1", [id]);
  expect(await refused(upload(recruiter, id, { kind: "questions", file }))).toMatchObject({ code: 1704 });
});
