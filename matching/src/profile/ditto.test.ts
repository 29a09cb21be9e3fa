import { expect, it } from "vitest";
import { isDitto } from "./ditto.ts";

it.each(["-do-", "- do -", "〃", "”", "''", '- " -', "Ditto.", "Same company", "(same as above)", "tamtéž"])(
  "takes %s for what the entry above says",
  (text) => {
    expect(isDitto(text)).toBe(true);
  },
);

it.each(["", "-", "do", "Do It Yourself Ltd", "Same Day Couriers", "2 do", "Idemitsu"])(
  "takes %s for what it says itself",
  (text) => {
    expect(isDitto(text)).toBe(false);
  },
);
