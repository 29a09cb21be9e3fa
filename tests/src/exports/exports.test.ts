import { randomUUID } from "node:crypto";
import { updateAccount } from "@winnow/contract/account-settings.ts";
import { addNote, decide, revealCandidate } from "@winnow/contract/decisions.ts";
import {
  createExport,
  downloadExport,
  type ExportFormat,
  getExport,
  listExports,
} from "@winnow/contract/exports.ts";
import { getScreeningResult } from "@winnow/contract/results.ts";
import { deleteScreening, deleteScreeningFile, updateScreening } from "@winnow/contract/screenings.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import { giveUpMakingExport, handleMakeExport } from "@winnow/server/features/exports/handle-make-export.ts";
import { removeExpiredExports } from "@winnow/server/features/exports/job-handlers.ts";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreened } from "../given/given-screened.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { rowsOfCsv } from "../support/rows-of-csv.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let screening: Awaited<ReturnType<typeof givenScreened>>;
beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "100.00" });
  recruiter = await givenAccount(winnow, "Edda Outgoing");
  screening = await givenScreened(winnow, recruiter, { cvs: 6 });
});
afterAll(() => winnow?.stop());

type Wish = {
  format: ExportFormat;
  paper?: "A4" | "Letter";
  ids?: string[];
  matching?: Record<string, string>;
};

async function ask(wish: Wish, screeningId = screening.id) {
  return recruiter.call(createExport, {
    params: { id: screeningId },
    body: {
      format: wish.format,
      selection: wish.ids ? { result_ids: wish.ids } : { matching: wish.matching ?? {} },
      paper: wish.paper ?? "A4",
    },
  });
}

function untilReady(id: string) {
  return vi.waitUntil(
    async () => {
      const row = await recruiter.call(getExport, { params: { id } });
      return row.state === "ready" && row;
    },
    { timeout: patienceMs, interval: 40 },
  );
}

async function fetchFile(id: string) {
  const { url } = await recruiter.call(downloadExport, { params: { id } });
  return fetch(new URL(url, winnow.url));
}

async function make(wish: Wish, screeningId?: string) {
  const { id } = await ask(wish, screeningId);
  const row = await untilReady(id);
  const bytes = new Uint8Array(await (await fetchFile(id)).arrayBuffer());
  expect(bytes.byteLength).toBe(row.size_bytes);
  return { row, bytes };
}

function rowsOfSheet(bytes: Uint8Array): string[][] {
  const xml = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  return [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<c[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = ""]) =>
      cell
        .replace(/<[^>]+>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&"),
    ),
  );
}

describe("a table of results", () => {
  test("has a row for each result in the order of the list, in UTF-8, as an attachment of a forced type", async () => {
    const { row, bytes } = await make({ format: "csv" });

    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = rowsOfCsv(new TextDecoder().decode(bytes));
    expect(header?.slice(0, 3)).toEqual(["Rank", "Candidate", "E-mail"]);
    expect(rows.map((cells) => cells[1])).toEqual(
      screening.results.map(({ name, file_name }) => name ?? file_name),
    );
    const scores = rows.map((cells) => Number(cells[header?.indexOf("Score") ?? -1]));
    expect(scores).toEqual(screening.results.map((one) => one.matching_score));
    expect(rows.every((cells) => cells.length === header?.length)).toBe(true);
    expect(row).toMatchObject({
      percent: 100,
      results_count: 6,
      message: null,
      file_name: expect.stringMatching(/ results\.csv$/),
    });

    const response = await fetchFile(row.id);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("says the same as a workbook, numbers as numbers, its first row kept in sight", async () => {
    const csv = rowsOfCsv(new TextDecoder().decode((await make({ format: "csv" })).bytes));
    const { bytes } = await make({ format: "xlsx" });

    const parts = unzipSync(bytes);
    const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(rowsOfSheet(bytes)).toEqual(csv);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain(`<v>${screening.results[0]?.matching_score}</v>`);
    for (const part of Object.values(parts)) expect(() => parseXml(strFromU8(part))).not.toThrow();
  });

  test("holds no formula, whatever was typed or uploaded", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 2 });
    const [first] = own.results;
    await recruiter.call(decide, {
      params: { id: own.id },
      body: { selection: { result_ids: [first?.id ?? ""] }, decision: "reject", reason: "=1+1" },
    });
    await recruiter.call(addNote, {
      params: { id: first?.id ?? "" },
      body: { text: '@SUM(A1), "quoted"\n=cmd' },
    });
    await winnow.pool.query("update cv_files set file_name = $2 where id = $1", [
      first?.cv_file_id,
      '\t-2+3<&>".pdf',
    ]);

    for (const rows of [
      rowsOfCsv(new TextDecoder().decode((await make({ format: "csv" }, own.id)).bytes)),
      rowsOfSheet((await make({ format: "xlsx" }, own.id)).bytes),
    ]) {
      const cells = rows.find((one) => one.includes("'=1+1"));
      expect(cells).toContain(`'@SUM(A1), "quoted"\n=cmd`);
      expect(cells?.at(-1)).toBe(`'\t-2+3<&>".pdf`);
      expect(rows.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    }
  });

  test("is of the results selected: by id, or all that a query shows", async () => {
    const [one, two] = screening.results;
    const selected = await make({ format: "csv", ids: [two?.id ?? "", one?.id ?? "", randomUUID()] });
    expect(rowsOfCsv(new TextDecoder().decode(selected.bytes)).slice(1)).toHaveLength(2);

    const found = await make({ format: "csv", matching: { search: one?.email ?? "" } });
    expect(
      rowsOfCsv(new TextDecoder().decode(found.bytes))
        .slice(1)
        .map((cells) => cells[2]),
    ).toEqual([one?.email]);

    const none = await recruiter.refusal(createExport, {
      params: { id: screening.id },
      body: { format: "csv", selection: { matching: { search: "nobody-is-called-so" } } },
    });
    expect(none).toMatchObject({ status: 409, code: 1342 });
    const unknown = await recruiter.refusal(createExport, {
      params: { id: screening.id },
      body: { format: "csv", selection: { matching: { colour: "red" } } },
    });
    expect(unknown).toMatchObject({ status: 400, code: 1327 });
  });

  test("leaves out what was deleted before it was made, and says so", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 3 });
    const { id } = await ask({ format: "csv" }, own.id);
    await untilReady(id);
    await recruiter.call(deleteScreeningFile, {
      params: { screening_id: own.id },
      query: { file_id: own.results[0]?.cv_file_id },
    });
    await winnow.pool.query("update result_exports set state = 'waiting' where id = $1", [id]);

    await handleMakeExport(winnow.services, { exportId: id });

    const row = await recruiter.call(getExport, { params: { id } });
    expect(row).toMatchObject({ state: "ready", message: "1 result was deleted meanwhile." });
  });
});

describe("the original CVs", () => {
  test("come in one archive, named by rank and name, byte for byte", async () => {
    const { bytes, row } = await make({ format: "cvs" });

    const entries = unzipSync(bytes);
    expect(row.file_name).toMatch(/ CVs\.zip$/);
    expect(Object.keys(entries).sort()).toEqual(
      screening.results.map(({ rank, name }) => `${rank}-${name}.pdf`).sort(),
    );
    for (const entry of Object.values(entries)) expect(strFromU8(entry.subarray(0, 5), true)).toBe("%PDF-");
  });

  test("are named apart and safely, and what is no longer stored stands in a text file", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 3 });
    const ids = own.results.map(({ id }) => id);
    await winnow.pool.query(
      "update screening_results set name = '../../\u202eevil', matching_score = 50 where id = any($1)",
      [ids.slice(0, 2)],
    );
    const { rows } = await winnow.pool.query("select object_key from cv_files where id = $1", [
      own.results[2]?.cv_file_id,
    ]);
    await winnow.services.storage.remove([rows[0].object_key]);

    const { bytes, row } = await make({ format: "cvs" }, own.id);

    const entries = unzipSync(bytes);
    const names = Object.keys(entries).sort();
    expect(names).toHaveLength(3);
    expect(names.filter((name) => /^\d+-[.-]*evil( \(2\))?\.pdf$/.test(name))).toHaveLength(2);
    expect(names.join("")).not.toMatch(/[\\/\u202e]/);
    expect(strFromU8(entries["CVs that are missing.txt"] ?? new Uint8Array())).toContain(
      own.results[2]?.name,
    );
    expect(row.message).toBe("1 of the CVs could not be put in; a text file in it names them.");
  });
});

test("the file of one candidate is called after them, and no name ends twice in its type", async () => {
  const own = await givenScreened(winnow, recruiter, { cvs: 2 });
  const [first, second] = own.results;
  await winnow.pool.query("update screening_results set name = null where id = $1", [second?.id]);
  const report = await ask({ format: "report-pdf", ids: [first?.id ?? ""] }, own.id);
  await untilReady(report.id);
  const link = await recruiter.call(downloadExport, { params: { id: report.id } });
  expect(link.file_name).toBe(`${first?.name} match report.pdf`);

  const { bytes } = await make({ format: "cvs" }, own.id);
  const stem = second?.file_name.replace(/\.pdf$/, "");
  expect(Object.keys(unzipSync(bytes))).toContain(`${second?.rank}-${stem}.pdf`);
});

describe("match reports", () => {
  test.each([
    ["A4", 595],
    ["Letter", 612],
  ] as const)(
    "are printed on %s, a candidate after the other, with all that counts",
    async (paper, width) => {
      const [first] = screening.results;
      const { bytes, row } = await make({ format: "report-pdf", paper });

      const { text, pages } = await readPdf(bytes);
      expect(row.file_name).toMatch(/ match reports\.pdf$/);
      expect(pages.every((page) => Math.round(page.width) === width)).toBe(true);
      for (const { name, matching_score } of screening.results) {
        expect(text).toContain(name);
        expect(text).toContain(`Score ${matching_score.toFixed(2)}`);
      }
      for (const part of [
        `${first?.must_haves_met} of ${first?.must_haves} must-haves met`,
        "How the score adds up",
        "Not stated · must-have, weight",
        "Questions to ask",
        "Not decided yet.",
        "overlaps counted once",
        "Scored by Winnow",
      ])
        expect(text).toContain(part);
      expect(row.message).toBeNull();
    },
  );

  test("say what people decided, and mark letters that cannot be printed instead of leaving boxes unexplained", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 1 });
    const id = own.results[0]?.id ?? "";
    await recruiter.call(decide, {
      params: { id: own.id },
      body: { selection: { result_ids: [id] }, decision: "reject", reason: "Żółć 漢字" },
    });

    const { bytes, row } = await make({ format: "report-pdf" }, own.id);

    const { text } = await readPdf(bytes);
    expect(text).toContain("Rejected: Żółć □□ (Edda Outgoing");
    expect(text).toContain("□ stands for each of them");
    expect(row.message).toContain("some letters cannot be printed");
  });
});

describe("in an account that speaks German", () => {
  beforeAll(async () => {
    await recruiter.call(updateAccount, { body: { language: "de" } });
  });
  afterAll(async () => {
    await recruiter.call(updateAccount, { body: { language: null } });
  });

  test("tables have German headings and verdicts", async () => {
    const { bytes, row } = await make({ format: "csv" });

    const [header, ...rows] = rowsOfCsv(new TextDecoder().decode(bytes));
    expect(row.file_name).toMatch(/ Ergebnisse\.csv$/);
    expect(header?.slice(0, 3)).toEqual(["Rang", "Person", "E-Mail"]);
    const [must] = header?.filter((words) => words.startsWith("Muss: ")) ?? [];
    const verdicts = rows.map((cells) => cells[header?.indexOf(must ?? "") ?? -1]);
    expect(verdicts.every((words) => /^(erfüllt|teilweise|nicht genannt)$/.test(words ?? ""))).toBe(true);
  });

  test("who is hidden is called by a German number, in each kind of file and in its name", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 1 });
    await recruiter.call(updateScreening, { params: { id: own.id }, body: { is_blind: true } });
    const [csv, xlsx, pdf] = [
      await make({ format: "csv" }, own.id),
      await make({ format: "xlsx" }, own.id),
      await make({ format: "report-pdf" }, own.id),
    ];

    expect(rowsOfCsv(new TextDecoder().decode(csv.bytes))[1]?.[1]).toBe("Kandidat/in 1");
    expect(rowsOfSheet(xlsx.bytes)[1]?.[1]).toBe("Kandidat/in 1");
    expect((await readPdf(pdf.bytes)).text).toContain("Kandidat/in 1");
    expect(await recruiter.call(downloadExport, { params: { id: pdf.row.id } })).toMatchObject({
      file_name: "Kandidat-in 1 Bericht.pdf",
    });
  });

  test("match reports are printed in German", async () => {
    const [first] = screening.results;
    const { bytes, row } = await make({ format: "report-pdf", ids: [first?.id ?? ""] });

    const { text } = await readPdf(bytes);
    expect(row.file_name).toMatch(/ Bericht\.pdf$/);
    for (const part of [
      `Punktzahl ${first?.matching_score.toFixed(2).replace(".", ",")}`,
      `${first?.must_haves_met} von ${first?.must_haves} Muss-Anforderungen erfüllt`,
      "Wie sich die Punktzahl zusammensetzt",
      "Muss, Gewicht",
      "Noch offen.",
      "aller Muss-Anforderungen",
      "Überschneidungen einmal gezählt",
      "Seite 1",
    ])
      expect(text).toContain(part);
    const { report } = await recruiter.call(getScreeningResult, { params: { id: first?.id ?? "" } });
    const said = [
      ...report.requirements.flatMap(({ remark }) => remark ?? []),
      ...report.adjustments.map(({ sentence }) => sentence),
      ...report.questions.map(({ text: question }) => question),
    ];
    expect(said).not.toEqual([]);
    const beginnings = said.map((sentence) => sentence.split(" ").slice(0, 3).join(" "));
    expect(beginnings.filter((beginning) => text.includes(beginning))).toEqual([]);
  });
});

describe("where names are hidden", () => {
  test("files say nothing of who anybody is, and original CVs are refused until all selected are revealed", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 3 });
    await recruiter.call(updateScreening, { params: { id: own.id }, body: { is_blind: true } });

    const table = new TextDecoder().decode((await make({ format: "csv" }, own.id)).bytes);
    const sheet = JSON.stringify(rowsOfSheet((await make({ format: "xlsx" }, own.id)).bytes));
    const printed = (await readPdf((await make({ format: "report-pdf" }, own.id)).bytes)).text;
    for (const text of [table, sheet, printed]) {
      expect(text).toContain("Candidate 1");
      for (const { name, email, file_name } of own.results) {
        expect(text).not.toContain(name);
        expect(text).not.toContain(email);
        expect(text).not.toContain(file_name);
      }
    }
    const [first] = own.results;
    const cvsOf = (ids: string[]) => ({
      params: { id: own.id },
      body: { format: "cvs", selection: { result_ids: ids } } as const,
    });
    expect(await recruiter.refusal(createExport, cvsOf(own.results.map(({ id }) => id)))).toMatchObject({
      status: 409,
      code: 1324,
    });
    await recruiter.call(revealCandidate, { params: { id: first?.id ?? "" } });
    const { bytes } = await make({ format: "cvs", ids: [first?.id ?? ""] }, own.id);
    expect(Object.keys(unzipSync(bytes))).toEqual([`${first?.rank}-${first?.name}.pdf`]);
  });
});

describe("a file that was made before names were hidden", () => {
  test("stays where it is while they are, unless all that it names are revealed", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 2 });
    const [first, second] = own.results;
    const isBlind = (is_blind: boolean) =>
      recruiter.call(updateScreening, { params: { id: own.id }, body: { is_blind } });
    const reveal = (id = "") => recruiter.call(revealCandidate, { params: { id } });
    const files = {
      both: (await make({ format: "csv" }, own.id)).row.id,
      archive: (await make({ format: "cvs" }, own.id)).row.id,
      first: (await make({ format: "report-pdf", ids: [first?.id ?? ""] }, own.id)).row.id,
    };
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(files).map(async ([name, id]) => {
            const { status } = await recruiter.attempt(downloadExport, { params: { id } });
            return [name, status];
          }),
        ),
      );

    await isBlind(true);
    expect(await statuses()).toEqual({ both: 409, archive: 409, first: 409 });
    expect(await recruiter.refusal(downloadExport, { params: { id: files.both } })).toMatchObject({
      code: 1324,
      message: expect.stringContaining("make a new one"),
    });
    await make({ format: "csv" }, own.id);
    await reveal(first?.id);
    expect(await statuses()).toEqual({ both: 409, archive: 409, first: 200 });
    await reveal(second?.id);
    expect(await statuses()).toEqual({ both: 200, archive: 200, first: 200 });
    await isBlind(false);
    expect(await statuses()).toEqual({ both: 200, archive: 200, first: 200 });
  });

  test("stays where it is also when somebody it names was deleted", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 1 });
    const { row } = await make({ format: "csv" }, own.id);
    await recruiter.call(updateScreening, { params: { id: own.id }, body: { is_blind: true } });
    await recruiter.call(deleteScreeningFile, {
      params: { screening_id: own.id },
      query: { file_id: own.results[0]?.cv_file_id ?? "" },
    });

    expect(await recruiter.refusal(downloadExport, { params: { id: row.id } })).toMatchObject({ code: 1324 });
  });
});

describe("an export", () => {
  test("is listed newest first, and cannot be fetched before it is ready", async () => {
    const { id } = await ask({ format: "csv" });
    await untilReady(id);
    await winnow.pool.query("update result_exports set state = 'working' where id = $1", [id]);

    const { data } = await recruiter.call(listExports, { params: { id: screening.id } });
    expect(data[0]).toMatchObject({ id, state: "working" });
    expect(await recruiter.refusal(downloadExport, { params: { id } })).toMatchObject({
      status: 409,
      code: 1341,
    });
  });

  test("whose worker died is made by the next, and one that is ready is not made again", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 2 });
    const { id } = await ask({ format: "csv" }, own.id);
    await untilReady(id);
    const rename = (name: string) =>
      winnow.pool.query(
        "update screening_results set report = jsonb_set(report, '{profile,name,value}', to_jsonb($2::text)), name = $2 where id = $1",
        [own.results[0]?.id, name],
      );
    const written = async () => (await fetchFile(id)).text();
    await winnow.pool.query(
      "update result_exports set state = 'working', done_count = 1, size_bytes = null where id = $1",
      [id],
    );

    await rename("Second Writer");
    await handleMakeExport(winnow.services, { exportId: id });
    expect(await recruiter.call(getExport, { params: { id } })).toMatchObject({
      state: "ready",
      percent: 100,
    });
    expect(await written()).toContain("Second Writer");

    await rename("Third Writer");
    await handleMakeExport(winnow.services, { exportId: id });
    expect(await written()).toContain("Second Writer");
  });

  test("that cannot be made says so after the last try", async () => {
    const { id } = await ask({ format: "csv" });
    await untilReady(id);
    await winnow.pool.query("update result_exports set state = 'working' where id = $1", [id]);

    await giveUpMakingExport(winnow.services, { exportId: id });

    expect(await recruiter.call(getExport, { params: { id } })).toMatchObject({
      state: "failed",
      message: "This file could not be made. Please try again.",
    });
    expect(await recruiter.refusal(downloadExport, { params: { id } })).toMatchObject({
      code: 1341,
      message: "This file could not be made. Please try again.",
    });
  });

  test("goes with its file when it expires, and when its screening is deleted", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 1 });
    const expired = await ask({ format: "csv" }, own.id);
    const kept = await ask({ format: "xlsx" }, own.id);
    await untilReady(expired.id);
    await untilReady(kept.id);
    const keyOf = async (id: string) =>
      (await winnow.pool.query("select object_key from result_exports where id = $1", [id])).rows[0]
        .object_key;
    const [expiredKey, keptKey] = [await keyOf(expired.id), await keyOf(kept.id)];
    await winnow.pool.query(
      "update result_exports set expires_at = now() - interval '1 second' where id = $1",
      [expired.id],
    );

    await removeExpiredExports(winnow.services);
    await untilJobsAreDone(winnow);

    expect(await recruiter.refusal(getExport, { params: { id: expired.id } })).toMatchObject({ code: 1340 });
    expect(await winnow.services.storage.stat(expiredKey)).toBeNull();
    expect(await winnow.services.storage.stat(keptKey)).not.toBeNull();

    await recruiter.call(deleteScreening, { params: { id: own.id } });
    await untilJobsAreDone(winnow);
    expect(await winnow.services.storage.stat(keptKey)).toBeNull();
  });

  test("of a screening that is deleted while it waits leaves no file", async () => {
    const own = await givenScreened(winnow, recruiter, { cvs: 1 });
    const { id } = await ask({ format: "csv" }, own.id);
    await recruiter.call(deleteScreening, { params: { id: own.id } });
    await untilJobsAreDone(winnow);

    const key = `exports/${recruiter.account.id}/${own.id}/${id}`;
    expect(await winnow.services.storage.stat(key)).toBeNull();
  });
});

async function readPdf(bytes: Uint8Array) {
  const outcome = await readDocument(bytes);
  if (!outcome.ok) throw new Error(outcome.reason);
  const lines = [...outcome.document.lines, ...outcome.document.headersAndFooters];
  return { text: lines.map((line) => line.text).join("\n"), pages: outcome.document.pages };
}

/** Throws where tags do not match; enough for what we write. */
function parseXml(xml: string): void {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) throw new Error(`</${name}> closes something else.`);
    if (!closing && !selfClosing) open.push(name ?? "");
  }
  if (open.length > 0 || /&(?!(?:lt|gt|amp|quot|#13);)/.test(xml)) throw new Error("This is no XML.");
}
