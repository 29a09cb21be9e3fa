import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { isDitto, isDittoLine } from "./ditto.ts";

it.each(["-do-", "- do -", "〃", "Ditto.", "Same company", "(same as above)", "tamtéž"])(
  "takes %s for what the entry above says",
  (text) => {
    expect(isDitto(text)).toBe(true);
  },
);

it.each(["", "-", "do", "Same", "Do It Yourself Ltd", "Same Day Couriers", "2 do", "Idemitsu", '"'])(
  "takes %s for what it says itself",
  (text) => {
    expect(isDitto(text)).toBe(false);
  },
);

it("takes a quotation mark for what stands above in the cell of a table alone", () => {
  const [line] = readPlainText("- ” -").lines;
  expect([
    isDittoLine(line),
    line && isDittoLine({ ...line, cell: { table: 0, row: 1, column: 1 } }),
  ]).toEqual([false, true]);
});
