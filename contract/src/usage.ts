import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const part = z.object({ used: z.number().int(), limit: z.number().int() });

/** What an account keeps, and the most that it may; bytes are those of its files, announced ones included. */
export const accountUsage = z.object({
  screenings: part,
  drives: part,
  cvs: part,
  exports: part,
  bytes: part,
});
export type AccountUsage = z.infer<typeof accountUsage>;
/** What is about to be kept besides; nothing is said of what is not named. */
export type WantedRoom = { [What in keyof AccountUsage]?: number };

export const getAccountUsage = endpoint({
  method: "GET",
  url: "/auth/account/usage",
  access: "account",
  schema: {
    summary: "How much the account keeps of what it may keep",
    tags: ["Accounts"],
    response: { 200: accountUsage },
  },
});

/** For how many days a file of results is kept. */
export const exportDaysKept = 7;

/** Why something does not fit any more, with what can be done, in the words of `failures.accountFull`; null when it fits. */
export function lackOfRoom(usage: AccountUsage, wanted: WantedRoom): string | null {
  const lacks = (what: keyof AccountUsage) =>
    wanted[what] !== undefined && usage[what].used + wanted[what] > usage[what].limit;
  const { screenings, drives, cvs, exports, bytes } = usage;
  if (lacks("screenings")) {
    return `This account has room for ${count(screenings.limit, "screening")} and holds ${count(screenings.used)}. Delete one that is no longer needed, or ask the operator of this server for more room.`;
  }
  if (lacks("drives")) {
    return `This account has room for ${count(drives.limit, "interview drive")} and holds ${count(drives.used)}. Delete one that is no longer needed, or ask the operator of this server for more room.`;
  }
  if (lacks("cvs")) {
    return `This account has room for ${count(cvs.limit, "CV")} and holds ${count(cvs.used)}, so ${left(cvs.limit - cvs.used, (amount) => count(amount))}. Select fewer, delete CVs or screenings that are no longer needed, or ask the operator of this server for more room.`;
  }
  if (lacks("exports")) {
    return `This account keeps up to ${count(exports.limit, "file")} of results, and has ${count(exports.used)}. Each goes by itself ${exportDaysKept} days after it was made. Wait for that, delete a screening that is no longer needed, or ask the operator of this server for more room.`;
  }
  if (lacks("bytes")) {
    return `This account has room for ${size(bytes.limit)} of files and holds ${size(bytes.used)}, so ${left(bytes.limit - bytes.used, size)}. Select less, delete CVs or screenings that are no longer needed, or ask the operator of this server for more room.`;
  }
  return null;
}

function left(amount: number, words: (amount: number) => string): string {
  return amount > 0 ? `${words(amount)} more would fit` : "no more fit";
}

function count(number: number, noun = ""): string {
  const digits = number.toLocaleString("en");
  return noun === "" ? digits : `${digits} ${noun}${number === 1 ? "" : "s"}`;
}

const sizeUnits = [
  [1e9, "GB"],
  [1e6, "MB"],
  [1e3, "kB"],
] as const;

/** 1,234,567 bytes are "1.2 MB". */
function size(bytes: number): string {
  const [divisor, unit] = sizeUnits.find(([least]) => bytes >= least) ?? [1, "bytes"];
  return `${(bytes / divisor).toLocaleString("en", { maximumFractionDigits: 1 })} ${unit}`;
}
