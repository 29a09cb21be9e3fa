import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The superuser of an embedded PostgreSQL, on the database of `url`, for what the server itself may not do. */
export async function administratorUrlOf(directory: string, url: string): Promise<string> {
  const administrator = new URL(url);
  administrator.username = "winnow";
  administrator.password = (await readFile(join(directory, "password"), "utf8")).trim();
  return administrator.href;
}
