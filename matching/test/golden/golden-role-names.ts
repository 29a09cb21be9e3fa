import { readdirSync } from "node:fs";

/** All golden roles, in the order of the alphabet. */
export const goldenRoleNames: string[] = readdirSync(new URL("roles/", import.meta.url))
  .filter((file) => file.endsWith(".txt"))
  .map((file) => file.replace(/\.txt$/, ""))
  .sort();
