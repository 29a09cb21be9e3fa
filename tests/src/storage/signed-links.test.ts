import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { maximumFileBytes, maximumFileSize } from "@winnow/contract/limits.ts";
import {
  createScreening,
  deleteScreeningFile,
  listCvFiles,
  requestDownload,
  requestUploads,
  uploadDone,
} from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { announce, put, uploadFiles } from "../given/uploads.ts";
import { patienceMs } from "../support/patience.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
let screeningId: string;
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "all" });
  recruiter = await givenAccount(winnow, "Storage");
});
afterAll(() => winnow.stop());
beforeEach(async () => {
  screeningId = (await recruiter.call(createScreening, { body: {} })).id;
});

const bytes = new TextEncoder().encode("%PDF-1.7 these are one, two, three words");
const file = { name: "cv.pdf", bytes };

function done(fileIds: string[]) {
  return recruiter.call(uploadDone, { body: { screening_id: screeningId, file_ids: fileIds } });
}

/** The objects in the folder, half-written ones included. */
async function objects(): Promise<string[]> {
  const directory = join(winnow.environment.DATA_DIR ?? "", "files");
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== ".signing-key")
    .map((entry) => entry.name);
}

describe("a link for an upload", () => {
  test("takes the announced bytes, and lives ten minutes", async () => {
    const { link, file_id } = await announce(recruiter, { screeningId, file });

    expect((await put(winnow, link, bytes)).status).toBe(200);
    expect((link?.expires_at ?? 0) - Date.now() / 1000).toBeGreaterThan(590);
    expect((link?.expires_at ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(600);
    expect((await done([file_id])).files).toEqual([{ file_id, has_arrived: true, failure: null }]);
    expect((await objects()).filter((name) => name === file_id)).toHaveLength(1);
  });

  test.each([
    ["one byte less", bytes.slice(1)],
    ["one byte more", new Uint8Array([...bytes, 0])],
    ["nothing", new Uint8Array()],
  ])("refuses %s", async (_name, others) => {
    const { link, file_id } = await announce(recruiter, { screeningId, file });

    expect((await put(winnow, link, others)).status).toBe(400);

    expect((await done([file_id])).files).toEqual([{ file_id, has_arrived: false, failure: null }]);
  });

  test("refuses another type", async () => {
    const { link } = await announce(recruiter, { screeningId, file });

    expect((await put(winnow, link, bytes, { "content-type": "text/html" })).status).toBe(400);
  });

  test.each<[string, (url: URL) => void]>([
    ["another size", (url) => url.searchParams.set("size", "1000000")],
    ["another type", (url) => url.searchParams.set("type", "text/html")],
    ["a later end", (url) => url.searchParams.set("expires", "9999999999")],
    ["no end", (url) => url.searchParams.delete("expires")],
    ["another signature", (url) => url.searchParams.set("signature", "A".repeat(43))],
    ["no signature", (url) => url.searchParams.delete("signature")],
    [
      "half a signature",
      (url) => url.searchParams.set("signature", (url.searchParams.get("signature") ?? "").slice(0, 20)),
    ],
    ["a second size", (url) => url.searchParams.append("size", "1")],
    ["one more claim", (url) => url.searchParams.set("name", "x")],
    [
      "another key",
      (url) => {
        url.pathname = `${url.pathname.slice(0, -1)}x`;
      },
    ],
    [
      "a stored file's key",
      (url) => {
        url.pathname = `/files/files/${recruiter.account.id}/x/y`;
      },
    ],
    [
      "a key in capitals",
      (url) => {
        url.pathname = url.pathname.replace("uploads", "Uploads");
      },
    ],
  ])("that was changed to %s is refused", async (_name, change) => {
    const { link } = await announce(recruiter, { screeningId, file });
    const url = new URL(link?.url ?? "", winnow.url);
    change(url);
    const before = await objects();

    const response = await fetch(url, { method: "PUT", headers: link?.headers, body: bytes });

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 1410 } });
    expect(await objects()).toEqual(before);
  });

  test("reads nothing", async () => {
    const { link } = await announce(recruiter, { screeningId, file });
    await put(winnow, link, bytes);

    expect((await fetch(new URL(link?.url ?? "", winnow.url))).status).toBe(403);
  });

  test("that has expired is refused", async () => {
    const link = await winnow.services.storage.presignUpload({
      key: "uploads/expired",
      sizeBytes: bytes.byteLength,
      mediaType: "application/pdf",
      expiresInSeconds: -1,
    });

    expect((await put(winnow, link, bytes)).status).toBe(403);
  });

  test.each([
    "uploads/../../outside",
    "uploads/%2e%2e/outside",
    "/etc/passwd",
    ".signing-key",
    "uploads/a\\b",
    "uploads/a.pdf",
    "uploads/",
  ])("to %s is refused, even well signed", async (key) => {
    const link = await winnow.services.storage.presignUpload({
      key,
      sizeBytes: bytes.byteLength,
      mediaType: "application/pdf",
      expiresInSeconds: 60,
    });

    expect((await put(winnow, link, bytes)).status).toBeGreaterThanOrEqual(403);
    expect((await put(winnow, link, bytes)).status).toBeLessThan(500);
    await expect(winnow.services.storage.read(key)).rejects.toThrow();
  });

  test("cannot change a file that was taken in", async () => {
    const { link, file_id } = await announce(recruiter, { screeningId, file });
    await put(winnow, link, bytes);
    await done([file_id]);

    await put(winnow, link, new TextEncoder().encode("x".repeat(bytes.byteLength)));
    await done([file_id]);

    expect(await downloadedBytes(file_id)).toEqual(Buffer.from(bytes));
  });

  test("given again for a file that has not arrived is a fresh link to the same file", async () => {
    const first = await announce(recruiter, { screeningId, file });

    const second = await announce(recruiter, { screeningId, file, fileId: first.file_id });

    expect(second.file_id).toBe(first.file_id);
    const { total } = await recruiter.call(listCvFiles, { params: { id: screeningId } });
    expect(total).toBe(1);
    expect((await put(winnow, second.link, bytes)).status).toBe(200);
  });
});

describe("an upload that is cut in the middle", () => {
  test("leaves nothing behind and can be repeated", async () => {
    const large = { name: "large.pdf", bytes: new Uint8Array(2_000_000).fill(65) };
    const { link, file_id } = await announce(recruiter, { screeningId, file: large });
    const before = await objects();
    await cutAfter(link, large.bytes.slice(0, 1_000_000), large.bytes.byteLength);
    await vi.waitUntil(async () => (await objects()).length === before.length, {
      timeout: patienceMs,
      interval: 20,
    });
    expect((await done([file_id])).files).toEqual([{ file_id, has_arrived: false, failure: null }]);

    expect((await put(winnow, link, large.bytes)).status).toBe(200);

    expect((await done([file_id])).files).toEqual([{ file_id, has_arrived: true, failure: null }]);
    expect((await downloadedBytes(file_id)).byteLength).toBe(2_000_000);
  });

  /** Announces the whole length, sends a part, waits until the server has begun to write, and hangs up. */
  async function cutAfter(
    link: { url: string; headers: Record<string, string> } | null,
    part: Uint8Array,
    length: number,
  ): Promise<void> {
    const url = new URL(link?.url ?? "", winnow.url);
    const before = (await objects()).length;
    const socket = connect(Number(url.port), url.hostname);
    socket.on("error", () => undefined);
    socket.write(
      `PUT ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/pdf\r\ncontent-length: ${length}\r\n\r\n`,
    );
    socket.write(part);
    await vi.waitUntil(async () => (await objects()).length > before, { timeout: patienceMs, interval: 5 });
    socket.destroy();
  }
});

describe("upload-done", () => {
  test("says of a file that did not come that it has not arrived", async () => {
    const { file_id } = await announce(recruiter, { screeningId, file });

    expect((await done([file_id])).files).toEqual([{ file_id, has_arrived: false, failure: null }]);
  });

  test("takes in the files that came, and says it of each", async () => {
    const [came, missing] = [
      await announce(recruiter, { screeningId, file }),
      await announce(recruiter, { screeningId, file: { ...file, name: "other.pdf" } }),
    ];
    await put(winnow, came.link, bytes);

    const { files } = await done([came.file_id, missing.file_id]);

    expect(files.map(({ file_id, has_arrived }) => [file_id, has_arrived])).toEqual([
      [came.file_id, true],
      [missing.file_id, false],
    ]);
  });

  test("refuses an object of another size than was announced", async () => {
    const { file_id } = await announce(recruiter, { screeningId, file });
    // What an object store without our check of the length would let through.
    await winnow.services.storage.write(
      `uploads/${recruiter.account.id}/${screeningId}/${file_id}`,
      new Uint8Array(7),
    );

    const { files } = await done([file_id]);

    expect(files).toEqual([
      { file_id, has_arrived: true, failure: expect.objectContaining({ reason: "notAsAnnounced" }) },
    ]);
    expect(await objects()).not.toContain(file_id);
  });

  test("said ten times at once is said once", async () => {
    const { link, file_id } = await announce(recruiter, { screeningId, file });
    await put(winnow, link, bytes);

    const answers = await Promise.all(Array.from({ length: 10 }, () => done([file_id])));

    expect(answers.every(({ files }) => files[0]?.has_arrived)).toBe(true);
    expect(await downloadedBytes(file_id)).toEqual(Buffer.from(bytes));
  });
});

describe("announced sizes", () => {
  test.each([
    [0, "empty"],
    [maximumFileBytes + 1, "tooLarge"],
  ])("of %d bytes get no link but a reason", async (size, reason) => {
    const { uploads } = await recruiter.call(requestUploads, {
      params: { screening_id: screeningId },
      body: { kind: "cv", files: [{ name: "a.pdf", size, type: "application/pdf" }] },
    });

    expect(uploads).toMatchObject([{ link: null, failure: { reason, message: expect.any(String) } }]);
  });

  test(`of ${maximumFileSize} arrive`, async () => {
    const largest = { name: "largest.pdf", bytes: new Uint8Array(maximumFileBytes).fill(65) };
    const { link } = await announce(recruiter, { screeningId, file: largest });

    expect((await put(winnow, link, largest.bytes)).status).toBe(200);
  });
});

describe("a download", () => {
  test.each([
    ["plain.pdf", "plain.pdf", `attachment; filename="plain.pdf"; filename*=UTF-8''plain.pdf`],
    [
      'Zoë\'s "CV" 100%.pdf',
      'Zoë\'s "CV" 100%.pdf',
      `attachment; filename="Zo_'s _CV_ 100_.pdf"; filename*=UTF-8''Zo%C3%AB%27s%20%22CV%22%20100%25.pdf`,
    ],
    ["../../etc/passwd", "passwd", `attachment; filename="passwd"; filename*=UTF-8''passwd`],
    ["C:\\temp\\cv.pdf", "cv.pdf", `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
    [
      "a\r\nSet-Cookie: x=1\u0000.pdf",
      "aSet-Cookie: x=1.pdf",
      `attachment; filename="aSet-Cookie: x=1.pdf"; filename*=UTF-8''aSet-Cookie%3A%20x%3D1.pdf`,
    ],
    ["cv\u202Efdp.exe", "cvfdp.exe", `attachment; filename="cvfdp.exe"; filename*=UTF-8''cvfdp.exe`],
    ["\u202E\u0000", "unnamed", `attachment; filename="unnamed"; filename*=UTF-8''unnamed`],
  ])("of %j is an attachment called %j, never sniffed", async (name, shown, disposition) => {
    // A CV that can be read: one that cannot has no type once that is known.
    const [{ bytes: cv } = file] = await givenCvs(1);
    const [fileId] = await uploadFiles(winnow, recruiter, { screeningId, files: [{ name, bytes: cv }] });

    const answer = await recruiter.call(requestDownload, {
      params: { screening_id: screeningId },
      body: { file_id: fileId ?? null },
    });
    const response = await fetch(new URL(answer.url, winnow.url));

    expect(answer.file_name).toBe(shown);
    expect(response.headers.get("content-disposition")).toBe(disposition);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(cv));
  });

  test("of a file with another type than the two we take is never that type", async () => {
    const [fileId] = await uploadFiles(winnow, recruiter, {
      screeningId,
      files: [{ name: "page.html", bytes, type: "text/html" }],
    });

    const { url } = await recruiter.call(requestDownload, {
      params: { screening_id: screeningId },
      body: { file_id: fileId ?? null },
    });

    expect((await fetch(new URL(url, winnow.url))).headers.get("content-type")).toBe(
      "application/octet-stream",
    );
  });

  test("by a link that was changed or has expired is refused", async () => {
    const [fileId] = await uploadFiles(winnow, recruiter, { screeningId, files: [file] });
    const { url } = await recruiter.call(requestDownload, {
      params: { screening_id: screeningId },
      body: { file_id: fileId ?? null },
    });
    const expired = await winnow.services.storage.presignDownload({
      key: "files/a/b/c",
      fileName: "cv.pdf",
      mediaType: "application/pdf",
      expiresInSeconds: -1,
    });

    const changed = ["name=other.pdf", "type=text/html", "expires=9999999999"].map((claim) => {
      const link = new URL(url, winnow.url);
      const [key = "", value = ""] = claim.split("=");
      link.searchParams.set(key, value);
      return link;
    });

    for (const link of [...changed, new URL(expired.url, winnow.url)]) {
      expect((await fetch(link)).status).toBe(403);
    }
  });

  test("of a file that was removed is not found, and its bytes are gone", async () => {
    const [fileId = ""] = await uploadFiles(winnow, recruiter, { screeningId, files: [file] });
    const { url } = await recruiter.call(requestDownload, {
      params: { screening_id: screeningId },
      body: { file_id: fileId },
    });
    await vi.waitUntil(
      async () => (await recruiter.call(listCvFiles, { params: { id: screeningId } })).data[0]?.is_checked,
      { timeout: patienceMs, interval: 30 },
    );

    await recruiter.call(deleteScreeningFile, {
      params: { screening_id: screeningId },
      query: { file_id: fileId },
    });

    await vi.waitUntil(async () => (await fetch(new URL(url, winnow.url))).status === 404, {
      timeout: patienceMs,
      interval: 20,
    });
    expect(await objects()).not.toContain(fileId);
  });
});

async function downloadedBytes(fileId: string): Promise<Buffer> {
  const { url } = await recruiter.call(requestDownload, {
    params: { screening_id: screeningId },
    body: { file_id: fileId },
  });
  return Buffer.from(await (await fetch(new URL(url, winnow.url))).arrayBuffer());
}
