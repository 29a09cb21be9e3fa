import { pino } from "pino";

/** One act that somebody may have to answer for later: who did what from where, and never what it was about. */
export type SecurityEvent = {
  act: string;
  /** "done", or the name of the failure. */
  outcome: string;
  /** The network address; for the operator's commands the user of the machine. */
  caller: string;
  accountId: string | null;
  /** Where no account is known: the domain of the address that was typed. The address itself is written nowhere. */
  domain?: string | null;
  /** What was exported, revealed or deleted. */
  subjectId?: string | null;
  /** What of it, by kind and id, where that was chosen. */
  things?: string[];
  globalContextId?: string;
};

export type SecurityLog = (event: SecurityEvent) => void;

/** Written at every level of the log but "silent". */
export function createSecurityLog(logLevel: string, destination?: NodeJS.WritableStream): SecurityLog {
  const level = logLevel === "silent" ? "silent" : "info";
  const log = destination ? pino({ level }, destination) : pino({ level });
  return (event) => log.info(event, "security");
}
