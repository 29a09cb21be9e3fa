import { expect, test } from "vitest";
import { makeCvDocx } from "./make-cv-docx.ts";
import { zainabYusuf } from "./people/zainab-yusuf.ts";

test("a Word CV is a zip archive", async () => {
  const bytes = await makeCvDocx(zainabYusuf);

  expect(Buffer.from(bytes.slice(0, 4)).toString("latin1")).toBe("PK\u0003\u0004");
});
