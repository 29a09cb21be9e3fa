import { expect, test } from "vitest";
import { sealSecret, unsealSecret } from "./sealed-secret.ts";

const secret = Buffer.from("twenty bytes of key!");
const key = "5c".repeat(32);

test("what is sealed opens for its owner by its key, and never looks the same twice", () => {
  const [one, other] = [1, 2].map(() => sealSecret(secret, { key, owner: "ana" }));

  expect(one && unsealSecret(one, { key, owner: "ana" })).toEqual(secret);
  expect(one?.secret.includes(secret)).toBe(false);
  expect(one?.secret).not.toEqual(other?.secret);
});

test("without a key it is kept as it is, and opens as well once there is one", () => {
  const kept = sealSecret(secret, { key: null, owner: "ana" });

  expect(kept).toEqual({ secret, is_sealed: false });
  expect(unsealSecret(kept, { key, owner: "ana" })).toEqual(secret);
});

test.each([
  ["by another key", { key: "6d".repeat(32), owner: "ana" }, 0],
  ["for somebody else", { key, owner: "bo" }, 0],
  ["without a key", { key: null, owner: "ana" }, 0],
  ["once a bit of it was changed", { key, owner: "ana" }, 1],
])("it does not open %s", (_name, sealing, bit) => {
  const sealed = sealSecret(secret, { key, owner: "ana" });
  sealed.secret.writeUInt8(sealed.secret.readUInt8(20) ^ bit, 20);

  expect(() => unsealSecret(sealed, sealing)).toThrow();
});
