import { expect, test } from "vitest";
import { createIconCache } from "./icon-cache.ts";

const hourMs = 60 * 60 * 1000;

function storageWith(stored: string | null = null) {
  let kept = stored;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

test("an icon is kept for 168 hours and then forgotten", () => {
  let now = 0;
  const cache = createIconCache(storageWith(), () => now);
  cache.keep("credits", "<svg/>");

  now = 168 * hourMs - 1;
  expect(cache.find("credits")).toBe("<svg/>");
  now = 168 * hourMs;
  expect(cache.find("credits")).toBeNull();
});

test("50 icons are kept; the 51st takes the place of the one kept longest", () => {
  let now = 0;
  const cache = createIconCache(storageWith(), () => now);
  for (let number = 1; number <= 50; number++) {
    now = number;
    cache.keep(`icon ${number}`, "<svg/>");
  }
  expect(cache.find("icon 1")).toBe("<svg/>");

  cache.keep("icon 51", "<svg/>");

  expect(cache.find("icon 1")).toBeNull();
  expect(cache.find("icon 2")).toBe("<svg/>");
  expect(cache.find("icon 51")).toBe("<svg/>");
});

test("an icon that is fetched again is newer, and there once", () => {
  let now = 0;
  const storage = storageWith();
  const cache = createIconCache(storage, () => now);
  cache.keep("credits", "<svg>old</svg>");
  now = 100 * hourMs;
  cache.keep("credits", "<svg>new</svg>");

  now = 200 * hourMs;
  expect(cache.find("credits")).toBe("<svg>new</svg>");
  expect(JSON.parse(storage.getItem() ?? "")).toHaveLength(1);
});

test.each([null, "", "{", "{}", "[1]", '[{"name":"credits"}]'])(
  "a storage that holds %j is an empty cache",
  (stored) => {
    const cache = createIconCache(storageWith(stored));

    expect(cache.find("credits")).toBeNull();
    cache.keep("credits", "<svg/>");
    expect(cache.find("credits")).toBe("<svg/>");
  },
);

test("an icon from the future, as after a clock that was wrong, does not stay for ever", () => {
  const storage = storageWith();
  createIconCache(storage, () => 1_000 * hourMs).keep("credits", "<svg/>");

  expect(createIconCache(storage, () => 0).find("credits")).toBeNull();
});

test("a storage that is full keeps nothing and harms nothing", () => {
  const cache = createIconCache({
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });

  cache.keep("credits", "<svg/>");
  expect(cache.find("credits")).toBeNull();
});
