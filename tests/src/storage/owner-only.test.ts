import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createExport } from "@winnow/contract/exports.ts";
import { startScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { announce, put, untilScreening } from "../given/uploads.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { startWinnow } from "../support/start-winnow.ts";

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "winnow-modes-"));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Whatever somebody else on the machine could read, or look into. */
async function openToOthers(directory: string): Promise<string[]> {
  const names = [".", ...(await readdir(directory, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: (await stat(join(directory, name))).mode & 0o777 })),
  );
  return modes
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ name, mode }) => `${name} ${mode.toString(8)}`);
}

test("nobody else on the machine can read CVs, exports, links or keys", async () => {
  const directory = join(home, "new");
  const winnow = await startWinnow({ DATA_DIR: directory });
  try {
    const recruiter = await givenAccount(winnow, "Private");
    const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
    await recruiter.call(startScreening, { params: { id } });
    await untilScreening(recruiter, id, ({ status }) => status === "Completed");
    await recruiter.call(createExport, {
      params: { id },
      body: { format: "csv", selection: { matching: {} } },
    });
    await untilJobsAreDone(winnow);
    const file = { name: "cv.pdf", bytes: new Uint8Array(100) };
    const { link } = await announce(recruiter, { screeningId: id, file });
    await put(winnow, link, file.bytes);

    const names = await readdir(join(directory, "files"));

    expect(names).toEqual(expect.arrayContaining(["uploads", "files", "exports", ".signing-key"]));
    expect(await openToOthers(directory)).toEqual([]);
  } finally {
    await winnow.stop();
  }
});

test("what an earlier version left open is closed at the next start", async () => {
  const directory = join(home, "old");
  const folder = join(directory, "files", "files", "an-account", "a-screening");
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await mkdir(join(directory, "postgres"), { mode: 0o755 });
  await writeFile(join(folder, "a-cv"), "words", { mode: 0o644 });
  await writeFile(join(directory, "operator-key"), "key", { mode: 0o644 });

  const winnow = await startWinnow({ DATA_DIR: directory });
  await winnow.stop();

  expect(await openToOthers(directory)).toEqual([]);
});

test("a folder that holds something of somebody else stays as it is, and ours in it is closed", async () => {
  const directory = join(home, "shared");
  await mkdir(join(directory, "photos"), { recursive: true, mode: 0o755 });

  const winnow = await startWinnow({ DATA_DIR: directory });
  await winnow.stop();

  expect(await openToOthers(directory)).toEqual([". 755", "photos 755"]);
});
