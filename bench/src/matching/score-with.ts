import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** What a scorer of the data folder prints. @throws when it cannot be run. */
export async function scoreWith(
  script: string,
  parameters: string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const program = script.endsWith(".py") ? "python3" : process.execPath;
  const { stdout } = await execute(program, [script, ...parameters], {
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

/** The last line of an output that is a JSON object. */
export function lastObject(output: string): Record<string, number | null> {
  const line = output.split("\n").findLast((one) => one.startsWith("{"));
  if (!line) throw new Error(`The scorer printed no result: ${output.slice(0, 200)}`);
  return JSON.parse(line);
}

export function shown(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : String(value);
}
