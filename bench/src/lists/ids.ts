import { createHash } from "node:crypto";

/** The id (a UUID of version 4) of the thing with these numbers, the same in JavaScript and in SQL. */
export function idOf(kind: string, ...numbers: number[]): string {
  const digits = createHash("md5")
    .update([kind, ...numbers].join(" "))
    .digest("hex");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

export function sqlIdOf(kind: string, ...columns: string[]): string {
  const digits = `md5(concat_ws(' ', '${kind}', ${columns.join(", ")}))`;
  return `overlay(overlay(${digits} placing '4' from 13) placing '8' from 17)::uuid`;
}

export function tokenOf(account: number): string {
  return `session-of-account-${account}`;
}
