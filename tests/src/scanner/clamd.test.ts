import { listCvFiles } from "@winnow/contract/screenings.ts";
import { openClamdScanner } from "@winnow/server/platform/scanner/clamd-scanner.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { type Clamd, hasClamd, inventedSignature, inventedVirus, startClamd } from "../support/clamd.ts";
import { patienceMs } from "../support/patience.ts";
import { startWinnow } from "../support/start-winnow.ts";

describe.skipIf(!hasClamd)("ClamAV's own daemon", () => {
  let clamd: Clamd;
  beforeAll(async () => {
    clamd = await startClamd();
  });
  afterAll(() => clamd?.stop());

  test("says by a port and by a socket what is in a file, and refuses one that is too large", async () => {
    for (const address of [{ host: "127.0.0.1", port: clamd.port }, { path: clamd.socketPath }]) {
      const scanner = openClamdScanner(address);
      expect(await scanner.check()).toBeNull();
      expect(await scanner.scan(Buffer.alloc(0))).toEqual({ verdict: "clean" });
      expect(await scanner.scan(Buffer.alloc(clamd.streamMaxLength, "a"))).toEqual({ verdict: "clean" });
      expect(await scanner.scan(Buffer.from(`so: ${inventedVirus}.`))).toEqual({
        verdict: "infected",
        signature: inventedSignature,
      });
      // It hangs up at once, and what it said may be lost in that; then the next try hears it.
      const tooLarge = () => scanner.scan(Buffer.alloc(3 * clamd.streamMaxLength, "a")).catch(() => null);
      const outcome = await vi.waitUntil(tooLarge, { timeout: patienceMs, interval: 10 });
      expect(outcome).toEqual({ verdict: "too large" });
    }
  });

  test("keeps a CV with a virus out of a screening", async () => {
    const winnow = await startWinnow({ SCANNER_URL: `clamd://${clamd.socketPath}` });
    try {
      const recruiter = await givenAccount(winnow, "Mara Ruiz");
      const [cv, other] = await givenCvs(2);
      if (!cv || !other) throw new Error("There are no CVs.");
      const bad = { name: "bad.pdf", bytes: Buffer.concat([other.bytes, Buffer.from(`% ${inventedVirus}`)]) };
      const { id } = await givenScreening(winnow, recruiter, { cvs: 0 });
      await uploadFiles(winnow, recruiter, { screeningId: id, files: [cv, bad] });
      await untilScreening(recruiter, id, ({ counts }) => counts.ready === 1 && counts.failed === 1);

      const { data } = await recruiter.call(listCvFiles, { params: { id } });
      expect(data.map(({ file_name, failure }) => [file_name, failure?.reason])).toEqual(
        expect.arrayContaining([
          ["cv-1.pdf", undefined],
          ["bad.pdf", "infected"],
        ]),
      );
    } finally {
      await winnow.stop();
    }
  });
});
