import {
  createScreening,
  getScreeningCredits,
  listCvFiles,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { makePdfWithoutText } from "@winnow/samples/malformed-files.ts";
import { rawPage, rawStream } from "@winnow/samples/raw-pdf.ts";
import { Document, ImageRun, Packer, Paragraph } from "docx";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { uploadFiles } from "../given/uploads.ts";
import { patienceMs } from "../support/patience.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(() => winnow.stop());

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=",
  "base64",
);

function docxOfPicture(): Promise<Uint8Array> {
  const picture = new ImageRun({ type: "png", data: pixel, transformation: { width: 400, height: 500 } });
  return Packer.toBuffer(
    new Document({ sections: [{ children: [new Paragraph({ children: [picture] })] }] }),
  );
}

function pageSaying(text: string): Uint8Array {
  return rawPage(rawStream(`BT /F1 11 Tf 280 40 Td (${text}) Tj ET`));
}

test("a picture without a letter, three letters or a page number fail for want of text and cost nothing", async () => {
  const recruiter = await givenAccount(winnow, "Pictures");
  const { id } = await recruiter.call(createScreening, { body: {} });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: wardNurseJd } });

  await uploadFiles(winnow, recruiter, {
    screeningId: id,
    files: [
      { name: "scan.pdf", bytes: await makePdfWithoutText() },
      { name: "picture.docx", bytes: await docxOfPicture() },
      { name: "letters.pdf", bytes: pageSaying("A B C") },
      { name: "number.pdf", bytes: pageSaying("Page 1 of 12") },
    ],
  });

  const files = await vi.waitUntil(
    async () => {
      const { data } = await recruiter.call(listCvFiles, { params: { id }, query: { order_by: "asc" } });
      return data.length === 4 && data.every((file) => file.is_checked) && data;
    },
    { timeout: patienceMs, interval: 100 },
  );
  expect(files.map(({ state, failure }) => [state, failure?.reason])).toEqual(
    Array.from({ length: 4 }, () => ["failed", "noText"]),
  );
  expect(await recruiter.call(getScreeningCredits, { params: { id } })).toMatchObject({
    readable: 0,
    used: 0,
  });
}, 320_000);
