import { expect, it } from "vitest";
import { fieldAtStart, fieldNamed } from "./field-names.ts";

it.each([
  ["Designation: Site Engineer", 13],
  ["Designation :- Site Engineer", 15],
  ["Designation:Site Engineer", 12],
])("finds what stands behind the name of a field in %s", (text, valueFrom) => {
  expect(fieldAtStart(text)).toEqual({ field: "title", valueFrom });
});

it.each(["Designation :-", "Designation: –", "Bridges: Site Engineer"])("finds nothing in %s", (text) => {
  expect(fieldAtStart(text)).toBeNull();
});

it("takes dates for what stands in a field, and a number for one of several", () => {
  const texts = ["2015 to 2020", "01-09-2015 to 31-03-2020", "to", "Employer 2"];
  expect(texts.map(fieldNamed)).toEqual([null, null, "end", "employer"]);
});
