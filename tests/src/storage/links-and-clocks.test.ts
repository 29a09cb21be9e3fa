import { createScreening, requestDownload, uploadDone } from "@winnow/contract/screenings.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { announce, put, uploadFiles } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
beforeAll(async () => {
  winnow = await startWinnow();
  recruiter = await givenAccount(winnow, "Clocks");
});
afterAll(() => winnow?.stop());

/** Another API process, on a machine whose clock is off by so many minutes. */
async function startServerWithClockOffBy(minutes: number): Promise<ServerProcess> {
  const program = `const Right = Date; const off = ${minutes} * 60000;
    globalThis.Date = class extends Right {
      constructor(...parts) { parts.length === 0 ? super(Right.now() + off) : super(...parts); }
      static now() { return Right.now() + off; }
    };`;
  return startServerProcess({
    ...winnow.environment,
    PORT: String(await freePort()),
    ROLE: "api",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}`,
  });
}

test.each([15, -15])(
  "links of one server are good at another whose clock is off by %d minutes, both ways",
  async (minutes) => {
    const other = await startServerWithClockOffBy(minutes);
    try {
      const { id: screeningId } = await recruiter.call(createScreening, { body: {} });
      const [cv] = await givenCvs(1);
      const file = cv ?? { name: "", bytes: new Uint8Array() };
      const there = { ...recruiter, ...createApiClient(other.url, recruiter.token) };

      const ours = await announce(recruiter, { screeningId, file });
      const theirs = await announce(there, { screeningId, file: { ...file, name: "second.pdf" } });
      const answers = [
        await put(other, elsewhere(ours.link, other.url), file.bytes),
        await put(winnow, elsewhere(theirs.link, winnow.url), file.bytes),
      ];

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    } finally {
      await other.end("SIGKILL");
    }
  },
);

test("links name the address at which people reach the server, as links to payments do", async () => {
  const { id: screeningId } = await recruiter.call(createScreening, { body: {} });
  const [cv] = await givenCvs(1);
  const [fileId = ""] = await uploadFiles(winnow, recruiter, { screeningId, files: cv ? [cv] : [] });
  const { link } = await announce(recruiter, { screeningId, file: { name: "a", bytes: new Uint8Array(1) } });

  const { url } = await recruiter.call(requestDownload, {
    params: { screening_id: screeningId },
    body: { file_id: fileId },
  });

  expect(url.startsWith(`${winnow.url}/files/`)).toBe(true);
  expect(link?.url.startsWith(`${winnow.url}/files/`)).toBe(true);
});

test("files can be sent from a page that was opened by another name of the server", async () => {
  const { id: screeningId } = await recruiter.call(createScreening, { body: {} });
  const bytes = new Uint8Array(5);
  const { link, file_id } = await announce(recruiter, { screeningId, file: { name: "a.pdf", bytes } });
  const origin = `http://localhost:${new URL(winnow.url).port}`;
  const asked = await fetch(link?.url ?? "", {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "content-type",
    },
  });
  const page = await fetch(`${winnow.url}/admin/sign-in`);

  const sent = await put(winnow, link, bytes, { origin });

  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-methods")).toContain("PUT");
  expect(sent.headers.get("access-control-allow-origin")).toBe("*");
  expect(page.headers.get("content-security-policy")).toContain(`connect-src 'self' ${winnow.url}`);
  const { files } = await recruiter.call(uploadDone, {
    body: { screening_id: screeningId, file_ids: [file_id] },
  });
  expect(files[0]?.has_arrived).toBe(true);
});

/** The same link at another server, as one address in front of both leads to either. */
function elsewhere(link: { url: string; headers: Record<string, string> } | null, base: string) {
  const { pathname, search } = new URL(link?.url ?? "");
  return { url: `${base}${pathname}${search}`, headers: link?.headers ?? {} };
}
