import { expect, it } from "vitest";
import { fieldAtStart } from "./field-names.ts";

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
