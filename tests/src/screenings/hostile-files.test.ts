import { maximumFileSize, maximumPages } from "@winnow/contract/limits.ts";
import { createScreening, listCvFiles } from "@winnow/contract/screenings.ts";
import {
  deepNesting,
  deflatedTwice,
  endlessWords,
  fiftyMegabytesOfText,
  formsWithinForms,
  hugePicture,
  pagesWithinThemselves,
  thousandPages,
  twoHundredThousandPages,
} from "@winnow/samples/adversarial-files.ts";
import { damageKinds, damagePdf } from "@winnow/samples/damage-pdf.ts";
import { makeCvPdf } from "@winnow/samples/make-cv-pdf.ts";
import {
  makeEmptyFile,
  makeEncryptedPdf,
  makeHtmlFile,
  makeOneByteFile,
  makeOwnerProtectedPdf,
  makeRandomBytes,
} from "@winnow/samples/malformed-files.ts";
import { people } from "@winnow/samples/people.ts";
import { rawPage, rawStream, shownAt } from "@winnow/samples/raw-pdf.ts";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { announce, untilScreening, uploadFiles } from "../given/uploads.ts";
import { ledgerFaults } from "../support/ledger.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const sentences = {
  empty: "This file is empty.",
  encrypted: "This file is protected by a password. Ask for one without.",
  damaged: "This file is damaged and cannot be opened.",
  otherType: "This is neither a PDF nor a Word document (DOCX).",
  tooLarge: `This file is larger than ${maximumFileSize}.`,
  tooMuchInside: "There is far more in this file than in a CV. Please upload the CV alone.",
  tooMuchMemory:
    "Reading this file takes more memory than is allowed. Saved anew as a PDF, with smaller pictures, it may work.",
  tooManyPages: `This file has more than ${maximumPages} pages.`,
  noText: "There is no readable text in this file; it may be a picture of a page.",
};
const isRead = null;

const text = rawPage(rawStream(shownAt("Ada Lovelace, computer programmer")));
const word = (document: string) => zipSync({ "word/document.xml": strToU8(document) });
const paragraph =
  "<w:document xmlns:w='w'><w:body><w:p><w:r><w:t>Ada Lovelace, computer programmer</w:t></w:r></w:p></w:body></w:document>";
const actions =
  "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/AA<</WC<</S/Launch/F(calc.exe)>>/DS<</S/URI/URI(http://127.0.0.1:9)>>>>";
const eicar = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/** What is sent, and the sentence that says why it is not read; null for what is. */
const files: [kind: string, bytes: () => Uint8Array | Promise<Uint8Array>, sentence: string | null][] = [
  ["one byte", makeOneByteFile, sentences.otherType],
  ["random bytes", makeRandomBytes, sentences.otherType],
  ["a web page", makeHtmlFile, sentences.otherType],
  ["a picture", () => strToU8("\u0089PNG\r\n\u001a\n", true), sentences.otherType],
  ["a program", () => strToU8(`MZ${"\u0000".repeat(200)}PE`, true), sentences.otherType],
  ["the test file of virus scanners", () => strToU8(eicar), sentences.otherType],
  ["a PDF with a password", makeEncryptedPdf, sentences.encrypted],
  ["a PDF that may not be changed", makeOwnerProtectedPdf, isRead],
  ["a PDF cut off before its first page", () => text.slice(0, 200), sentences.damaged],
  ["a PDF of 1,000 pages", thousandPages, sentences.tooManyPages],
  ["a PDF of 200,000 pages", twoHundredThousandPages, sentences.tooManyPages],
  ["a PDF of pages within themselves", pagesWithinThemselves, sentences.damaged],
  ["a PDF that unpacks to 400 MB", deflatedTwice, sentences.tooMuchMemory],
  ["a PDF with 50 MB of text", fiftyMegabytesOfText, sentences.tooMuchMemory],
  ["a PDF of forms that multiply each other", formsWithinForms, sentences.tooMuchMemory],
  ["a PDF with a page of 280,000 characters", endlessWords, sentences.tooMuchInside],
  ["a PDF of 200,000 brackets", deepNesting, sentences.noText],
  ["a PDF with a picture of 900 million pixels", hugePicture, sentences.noText],
  ["a PDF with 9 MB of padding", () => padded(9_000_000), isRead],
  [
    "a PDF with scripts, programs and links to start",
    () => rawPage(rawStream(shownAt("Ada Lovelace, computer programmer")), { catalogue: actions }),
    isRead,
  ],
  ["a PDF that begins like an archive", () => Buffer.concat([Buffer.from("PK\u0003\u0004"), text]), isRead],
  [
    "a Word document with an external entity",
    () => word(`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><document>&e;</document>`),
    sentences.damaged,
  ],
  [
    "a Word document whose entities multiply each other",
    () => word(multiplyingEntities()),
    sentences.damaged,
  ],
  [
    "a Word document that unpacks to 25 MB",
    () => zipSync({ "word/document.xml": new Uint8Array(25 * 2 ** 20) }),
    sentences.tooMuchInside,
  ],
  [
    "a Word document of 2,100 entries",
    () =>
      zipSync(
        Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`word/x${index}`, new Uint8Array()])),
      ),
    sentences.tooMuchInside,
  ],
  [
    "a Word document that points out of itself",
    () => zipSync({ "../../etc/cron.d/x": strToU8("x"), "word/document.xml": strToU8(paragraph) }),
    isRead,
  ],
  ["an archive without a document", () => zipSync({ "evil.sh": strToU8("rm") }), sentences.otherType],
];

let winnow: TestWinnow;
let recruiter: Recruiter;
let screeningId: string;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Hostile");
  screeningId = (await recruiter.call(createScreening, { body: {} })).id;
});
afterAll(() => winnow?.stop());

function padded(byBytes: number): Uint8Array {
  return Buffer.concat([text, Buffer.alloc(byBytes)]);
}

function multiplyingEntities(): string {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  );
  return `<!DOCTYPE x [<!ENTITY e0 "word">${entities.join("")}]><document>&e9;</document>`;
}

/** Of each file by its name: why it was not read. */
async function failuresOf(id: string): Promise<Map<string, string | null>> {
  const { data } = await recruiter.call(listCvFiles, { params: { id }, query: { size: 100 } });
  return new Map(data.map(({ file_name, failure }) => [file_name, failure?.message ?? null]));
}

describe("hostile and unlucky files", () => {
  test("end in a state with a sentence each, none for want of time, and cost nothing", async () => {
    const sent = await Promise.all(files.map(async ([name, make]) => ({ name, bytes: await make() })));
    await uploadFiles(winnow, recruiter, { screeningId, files: sent });
    const { counts } = await untilScreening(recruiter, screeningId, ({ counts }) => counts.checking === 0);

    const expected = files.map(([name, , sentence]) => [name, sentence]);
    expect(Object.fromEntries(await failuresOf(screeningId))).toEqual(Object.fromEntries(expected));
    // Those that can be read are six ways to send the same words, but none the same bytes.
    expect(counts).toMatchObject({ ready: files.filter(([, , sentence]) => sentence === isRead).length });
    expect(await ledgerFaults(winnow)).toEqual([]);
  });

  test.each([
    ["empty", makeEmptyFile(), sentences.empty],
    ["of 30 MB", padded(30_000_000), sentences.tooLarge],
  ])("that are %s are refused before they are sent", async (name, bytes, sentence) => {
    const { link, failure } = await announce(recruiter, { screeningId, file: { name, bytes } });
    expect({ link, message: failure?.message }).toEqual({ link: null, message: sentence });
  });

  test("damaged in every way are read or say why", async () => {
    const { id } = await recruiter.call(createScreening, { body: {} });
    const [bytes, other] = await Promise.all(
      people.slice(0, 2).map((person) => makeCvPdf(person, "leftSidebar")),
    );
    const damaged = damageKinds.map((kind) => ({
      name: kind,
      bytes: damagePdf({ kind, seed: 7, bytes: bytes ?? text, other: other ?? text }),
    }));
    await uploadFiles(winnow, recruiter, { screeningId: id, files: damaged });
    await untilScreening(recruiter, id, ({ counts }) => counts.checking === 0);

    const known: (string | null)[] = [...Object.values(sentences), isRead];
    for (const message of (await failuresOf(id)).values()) expect(known).toContain(message);
  });
});
