import { userInfo } from "node:os";
import type { Config } from "../config/config.ts";
import { createSecurityLog } from "../platform/security-log.ts";

/** The security log's line about a command. It goes where it is not taken for what the command answers. */
export function logCommand(
  config: Config,
  what: { act: string; accountId: string | null; outcome?: string },
): void {
  createSecurityLog(
    config.logLevel,
    process.stderr,
  )({
    outcome: "done",
    ...what,
    caller: userInfo().username,
  });
}
