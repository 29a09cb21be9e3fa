import { createExport, downloadExport, getExport } from "@winnow/contract/exports.ts";
import {
  createScreening,
  listCvFiles,
  requestDownload,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { rawPage, rawStream, shownAt } from "@winnow/samples/raw-pdf.ts";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { rowsOfCsv } from "../support/rows-of-csv.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const astronaut = "\u{1f469}\u{1f680}";
/** What a file is called by whoever sends it, and how it is shown. */
const names: [kind: string, sent: string, shown: string][] = [
  ["plain words", "Ana Roth, CV (2).pdf", "Ana Roth, CV (2).pdf"],
  ["a path upwards", "../../../etc/passwd", "passwd"],
  ["a path upwards on Windows", "..\\..\\windows\\win.ini", "win.ini"],
  ["an absolute path", "C:\\Users\\ana\\cv.pdf", "cv.pdf"],
  ["two points", "..", ".."],
  ["a hidden file", ".htaccess", ".htaccess"],
  ["an encoded path", "%2e%2e%2fcv.pdf", "%2e%2e%2fcv.pdf"],
  ["a header", "cv.pdf\r\nset-cookie: a=b", "cv.pdfset-cookie: a=b"],
  ["an end of header value", 'cv"; filename="evil.exe', 'cv"; filename="evil.exe'],
  ["a NUL", "cv.pdf\u0000.exe", "cv.pdf.exe"],
  ["an override from right to left", "cv\u202efdp.exe", "cvfdp.exe"],
  ["nothing to be seen", "\u200e\u200f\u2066", "unnamed"],
  ["300 characters", `${"a".repeat(296)}.pdf`, `${"a".repeat(251)}.pdf`],
  ["a letter on the limit", `${"a".repeat(249)}${astronaut}.pdf`, `${"a".repeat(249)}\u{1f469}.pdf`],
  ["emoji", `${astronaut} CV.pdf`, `${astronaut} CV.pdf`],
  ["half a character", "cv\ud83d.pdf", "cv\ufffd.pdf"],
  ["a formula", '=HYPERLINK("x")', '=HYPERLINK("x")'],
  ["a formula behind a tab", "\t+1+1.pdf", "+1+1.pdf"],
  ["a device of Windows", "CON.pdf", "CON.pdf"],
  ["markup", "<img src=x onerror=alert(1)>.pdf", "<img src=x onerror=alert(1)>.pdf"],
  ["accents apart from their letters", "Jose\u0301.pdf", "Jose\u0301.pdf"],
  ["Arabic", "\u0633\u064a\u0631\u0629.pdf", "\u0633\u064a\u0631\u0629.pdf"],
  ["Chinese", "\u5c65\u6b77\u66f8.pdf", "\u5c65\u6b77\u66f8.pdf"],
];
const shownNames = names.map(([, , shown]) => shown);

let winnow: TestWinnow;
let recruiter: Recruiter;
let screeningId: string;
let fileIds: string[];

beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Names");
  screeningId = (await recruiter.call(createScreening, { body: {} })).id;
  await recruiter.call(updateScreening, { params: { id: screeningId }, body: { jd_text: wardNurseJd } });
  // Nobody's name stands in these CVs: the file's stands in its place.
  const files = names.map(([, name], index) => ({ name, bytes: namelessCv(index) }));
  fileIds = await uploadFiles(winnow, recruiter, { screeningId, files });
  await untilScreening(recruiter, screeningId, ({ counts }) => counts.ready === names.length);
  await recruiter.call(startScreening, { params: { id: screeningId } });
  await untilScreening(recruiter, screeningId, ({ status }) => status === "Completed");
});
afterAll(() => winnow?.stop());

function namelessCv(number: number): Uint8Array {
  return rawPage(rawStream(shownAt(`Washed the dishes of canteen ${number} every day from 2020 to 2023.`)));
}

async function exported(format: "csv" | "cvs"): Promise<Uint8Array> {
  const { id } = await recruiter.call(createExport, {
    params: { id: screeningId },
    body: { format, selection: { matching: {} } },
  });
  await vi.waitUntil(async () => (await recruiter.call(getExport, { params: { id } })).state === "ready", {
    timeout: patienceMs,
    interval: 40,
  });
  const { url } = await recruiter.call(downloadExport, { params: { id } });
  return new Uint8Array(await (await fetch(new URL(url, winnow.url))).arrayBuffer());
}

describe("a file with a name that is", () => {
  test.each(names.map(([kind, , shown], index) => ({ kind, shown, index })))(
    "$kind is listed and downloaded as an attachment under a harmless name",
    async ({ shown, index }) => {
      const { data } = await recruiter.call(listCvFiles, {
        params: { id: screeningId },
        query: { size: 100 },
      });
      expect(data.find(({ id }) => id === fileIds[index])?.file_name).toBe(shown);

      const link = await recruiter.call(requestDownload, {
        params: { screening_id: screeningId },
        body: { file_id: fileIds[index] ?? "" },
      });
      const response = await fetch(new URL(link.url, winnow.url));
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(namelessCv(index));
      const disposition = response.headers.get("content-disposition") ?? "";
      const [, plain, encoded = ""] =
        /^attachment; filename="([\x20-\x7e]*)"; filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
      expect(plain).not.toMatch(/["\\]/);
      expect(decodeURIComponent(encoded)).toBe(shown);
      expect(response.headers.get("content-type")).toBe("application/pdf");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("set-cookie")).toBeNull();
    },
  );
});

describe("files with such names together", () => {
  test("are packed into one archive, each under a name of its own that stays in its folder", async () => {
    const entries = Object.keys(unzipSync(await exported("cvs")));
    expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(names.length);
    for (const entry of entries) {
      expect(entry).toMatch(/^\d+[^\\/:*?"<>|\p{Cc}\p{Cf}]*\.pdf$/u);
      expect(Buffer.byteLength(entry)).toBeLessThanOrEqual(200);
    }
  });

  test("are rows of a table without a formula", async () => {
    const [header = [], ...rows] = rowsOfCsv(new TextDecoder().decode(await exported("csv")));
    const cells = rows.map((row) => row[header.indexOf("File")]?.replace(/^'(?=[=+\-@])/, ""));
    expect(cells.toSorted()).toEqual(shownNames.toSorted());
    expect(rows.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  });
});
