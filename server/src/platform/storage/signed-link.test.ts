import { expect, test } from "vitest";
import { signLink, verifyLink } from "./signed-link.ts";

const secret = Buffer.from("a secret of this test");
const clock = { now: async () => new Date("2026-03-01T10:00:00Z") };
const link = { method: "GET", key: "files/1", clock } as const;

function signed(): URLSearchParams {
  return signLink(secret, {
    ...link,
    claims: { name: "cv.pdf" },
    expiresAt: new Date("2026-03-01T10:10:00Z"),
  });
}

test("a link allows what it was made for", async () => {
  expect(await verifyLink(secret, { ...link, query: signed() })).toEqual({ name: "cv.pdf" });
});

test("no other last letter of a signature is taken, not even one that stands for the same bytes", async () => {
  const signature = signed().get("signature") ?? "";
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
  const others = letters.map((letter) => signature.slice(0, -1) + letter).filter((one) => one !== signature);

  const taken = await Promise.all(
    others.map(async (other) => {
      const query = signed();
      query.set("signature", other);
      return verifyLink(secret, { ...link, query }).then(
        () => true,
        () => false,
      );
    }),
  );

  expect(others).toHaveLength(63);
  expect(taken).not.toContain(true);
});
