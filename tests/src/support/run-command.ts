import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startingEnvironment } from "./starting-environment.ts";

export const commandNames = [
  "accounts",
  "backup",
  "credits",
  "flags",
  "jobs",
  "ledger",
  "migrate",
  "objects",
  "restore",
  "storage",
  "usage",
] as const;
type CommandName = (typeof commandNames)[number];

/** What one of the operator's commands answers and how it ends; `typed` is what it is told when it asks. */
export function runCommand(
  name: CommandName,
  words: string[],
  variables: Record<string, string> = {},
  typed = "",
): Promise<{ code: number; output: string }> {
  const command = fileURLToPath(new URL(`../../../server/src/commands/${name}.ts`, import.meta.url));
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, ...words],
      { env: { ...startingEnvironment(), LOG_LEVEL: "silent", ...variables } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: `${stdout}${stderr}` }),
    );
    child.stdin?.end(typed);
  });
}
