import { expect, test } from "vitest";
import { type ApiDocument, findContractBreaks } from "./find-contract-breaks.ts";

const text = {};
const before = documentOf({
  required: ["name"],
  properties: { name: text, note: text, tags: { items: { properties: { label: text }, required: [] } } },
});

function documentOf(schema: object, method = "post"): ApiDocument {
  const content = { "application/json": { schema } };
  return {
    paths: { "/people": { [method]: { requestBody: { content }, responses: { "200": { content } } } } },
  };
}

test("pages of the earlier release can call a later one that asks for no more and answers no less", () => {
  const after = documentOf({
    required: [],
    properties: {
      name: text,
      note: text,
      town: text,
      tags: { items: { properties: { label: text, color: text }, required: [] } },
    },
  });

  expect(findContractBreaks(before, before)).toEqual([]);
  expect(findContractBreaks(before, after)).toEqual([]);
});

test("what is gone, asked for or answered no more is named", () => {
  const after = documentOf({
    required: ["name", "note"],
    properties: { name: text, note: text, tags: { items: { properties: {}, required: ["color"] } } },
  });

  expect(findContractBreaks(before, after)).toEqual([
    "POST /people asks for note",
    "POST /people asks for tags.color",
    "POST /people does not answer tags.label",
  ]);
  expect(findContractBreaks(before, documentOf({}, "put"))).toEqual(["POST /people is gone"]);
});
