import { execFile, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** A version of the product that can be started: its folder with its packages, and the commit that it is. */
export type Release = { directory: string; commit: string };

export const thisRelease = fileURLToPath(new URL("../../..", import.meta.url));
const migrations = "server/migrations";
const maxInstallMs = 180_000;

/**
 * What stands for the previous release as long as there are no tags: the last commit of the day before the newest
 * migration was added.
 */
export async function findPreviousRelease(): Promise<string> {
  const added = await git("log", "-1", "--diff-filter=A", "--format=%cd", "--date=short", "--", migrations);
  return git("rev-list", "-1", `--before=${added}T00:00:00`, "HEAD");
}

/** Checks a version out into a folder, with the packages that it names itself, as an operator installs them. */
export async function checkOut(version: string, directory: string): Promise<Release> {
  const commit = await git("rev-parse", `${version}^{commit}`);
  await mkdir(directory, { recursive: true });
  const archive = spawn("git", ["archive", commit], {
    cwd: thisRelease,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const unpacking = execute("tar", ["-x", "-C", directory]);
  archive.stdout.pipe(unpacking.child.stdin ?? process.stderr);
  await unpacking;
  const only = ["--omit=dev", "--workspace=@winnow/server", "--include-workspace-root"];
  await execute("npm", ["ci", ...only, "--no-audit", "--no-fund"], { cwd: directory, timeout: maxInstallMs });
  return { directory, commit };
}

/** Migrations that `release` does not have yet. */
export async function migrationsSince({ commit }: Release): Promise<string[]> {
  const names = await git("diff", "--name-only", "--diff-filter=A", commit, "--", migrations);
  return names.split("\n").filter((name) => name !== "");
}

async function git(...words: string[]): Promise<string> {
  const { stdout } = await execute("git", words, { cwd: thisRelease });
  return stdout.trim();
}

export function nodeOf({ directory }: Pick<Release, "directory">): string {
  return join(directory, "node_modules", ".bin", "node");
}
