import { access, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { commandNames, runCommand } from "../support/run-command.ts";
import { createDatabase } from "../support/start-winnow.ts";

/** Words that each command understands, and which ask it for its database or storage. */
const words: Record<(typeof commandNames)[number], string[]> = {
  accounts: ["list"],
  backup: ["file:///nowhere/winnow-backups"],
  credits: ["add", "somebody@example.com", "1"],
  flags: ["list", "somebody@example.com"],
  jobs: ["counts"],
  ledger: [],
  migrate: ["--dry-run"],
  objects: [],
  restore: [pathToFileURL(tmpdir()).href],
  storage: ["prepare"],
  usage: ["--from", "2026-01", "--to", "2026-02"],
};
const ofInstallation = commandNames.filter((name) => !["restore", "storage"].includes(name));
const ofTables = ofInstallation.filter((name) => name !== "migrate");

async function givenFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "winnow-refused-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

test.each(commandNames)("%s says what is wrong with a setting, and no more", async (name) => {
  expect(await runCommand(name, words[name], { PORT: "many" })).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^The configuration is wrong:\n {2}- PORT must be a whole number from 0 to 65535\n(No rows were restored\.\n)?$/,
    ),
  });
});

test.each(ofInstallation)("%s makes no database in a folder that has none", async (name) => {
  const dataDirectory = await givenFolder();

  const { code, output } = await runCommand(name, words[name], { DATA_DIR: dataDirectory });

  expect(code).toBe(1);
  expect(output).toMatch(/^There is no database in .*\. Name the DATA_DIR .*\n$/);
  await expect(access(join(dataDirectory, "postgres"))).rejects.toThrow("ENOENT");
});

test("a folder that cannot be looked into is not taken for an empty one", async () => {
  const dataDirectory = await givenFolder();
  await symlink("postgres", join(dataDirectory, "postgres"));

  expect(await runCommand("accounts", ["list"], { DATA_DIR: dataDirectory })).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^The database in .* cannot be reached: ELOOP.*\. Commands run as the user /,
    ),
  });
});

test.each(ofInstallation)("%s says that the database does not answer", async (name) => {
  const port = await freePort();
  const variables = {
    DATABASE_URL: `postgres://winnow:s3cret@127.0.0.1:${port}/winnow`,
    DATA_DIR: await givenFolder(),
  };

  expect(await runCommand(name, words[name], variables)).toEqual({
    code: 1,
    output: `The database does not answer: connect ECONNREFUSED 127.0.0.1:${port}\n`,
  });
});

test("a database without tables is told from one of Winnow's", async () => {
  const variables = { DATABASE_URL: await createDatabase(), DATA_DIR: await givenFolder() };

  for (const name of ofTables) {
    expect(await runCommand(name, words[name], variables)).toEqual({
      code: 1,
      output: expect.stringMatching(/^Winnow has no tables in this database\. .*\n$/),
    });
  }
  expect(await runCommand("migrate", ["--dry-run"], variables)).toMatchObject({ code: 0 });
});

test.each([
  ["credits", ["add", "somebody@example.com", "1", "000"]],
  ["credits", ["price", "somebody@example.com", "cv", "1", "00"]],
  ["flags", ["list", "somebody@example.com", "pre_notifications"]],
  ["flags", ["on", "somebody@example.com", "pre_notifications", "other_one"]],
  ["ledger", ["somebody@example.com"]],
  ["objects", ["remove", "files/a"]],
] as const)("%s does nothing for words that it does not know: %j", async (name, [...typed]) => {
  expect(await runCommand(name, typed, { DATA_DIR: await givenFolder() })).toEqual({
    code: 2,
    output: expect.stringMatching(/^Usage: npm run /),
  });
});

describe("a place", () => {
  test.each([
    ["backup", ["/srv/backups"]],
    ["restore", ["NO_SUCH_VARIABLE"]],
    ["storage", ["copy", "NO_SUCH_VARIABLE", "file:///srv/files"]],
    ["storage", ["copy", "file:///srv/files", "s3://key:s3cret@host"]],
  ] as const)("that is none is called so by %s %j, without a word of a secret", async (name, [...typed]) => {
    const { code, output } = await runCommand(name, typed);

    expect(code).toBe(2);
    expect(output).toMatch(/^(What you typed|The (first|second) word) names no place: .*\n\nUsage: /);
    expect(output).not.toContain("s3cret");
  });

  test.each(["--list", "--verify"])(
    "that cannot be read has no backup that was broken off (%s)",
    async (wish) => {
      const file = join(await givenFolder(), "file");
      await writeFile(file, "");

      expect(await runCommand("backup", [pathToFileURL(file).href, wish])).toEqual({
        code: 1,
        output: expect.stringMatching(/^What the place holds could not be read: ENOTDIR: .*\n$/),
      });
    },
  );

  test("is not copied to itself", async () => {
    const url = pathToFileURL(await givenFolder()).href;

    expect(await runCommand("storage", ["copy", url, url])).toEqual({
      code: 2,
      output: `Both are ${url}. Name two places.\n`,
    });
  });

  test("that is a file is no folder for files", async () => {
    const directory = await givenFolder();
    const file = join(directory, "file");
    await writeFile(file, "");

    const { code, output } = await runCommand("storage", [
      "copy",
      pathToFileURL(directory).href,
      pathToFileURL(file).href,
    ]);

    expect(code).toBe(1);
    expect(output).toContain("Stopped after 0 files: EEXIST: file already exists");
  });
});
