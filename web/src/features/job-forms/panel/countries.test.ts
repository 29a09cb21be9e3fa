import { expect, test } from "vitest";
import { countries } from "./countries.ts";

test("countries are those of ISO 3166-1, each once", () => {
  const all = countries();
  const codes = all.map(({ code }) => code);
  expect(codes).toHaveLength(249);
  expect(new Set(codes).size).toBe(249);
  expect(all).toContainEqual({ code: "AT", name: "Austria" });
  for (const gone of ["EU", "SU", "UK", "YU", "ZZ"]) expect(codes).not.toContain(gone);
});
