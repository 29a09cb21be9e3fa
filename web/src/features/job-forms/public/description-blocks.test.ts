import { expect, test } from "vitest";
import { descriptionBlocks } from "./description-blocks.ts";

test("paragraphs, lists and the lines above them are told apart", () => {
  const text = [
    "Registered Nurse",
    "St Aldhelm's Hospital, Bath. Full-time.",
    "",
    "Your tasks",
    "- Plan care",
    "* Give medicines",
    "  on time",
    "",
    "1. Call us",
    "2) Visit us",
    "",
    "What we offer:",
    "27 days of holiday.",
  ].join("\n");
  expect(descriptionBlocks(text)).toEqual([
    { kind: "heading", text: "Registered Nurse" },
    { kind: "paragraph", text: "St Aldhelm's Hospital, Bath. Full-time." },
    { kind: "heading", text: "Your tasks" },
    { kind: "list", isNumbered: false, items: ["Plan care", "Give medicines on time"] },
    { kind: "list", isNumbered: true, items: ["Call us", "Visit us"] },
    { kind: "heading", text: "What we offer" },
    { kind: "paragraph", text: "27 days of holiday." },
  ]);
});

test("a line that a page has broken goes on, and one that somebody broke stays", () => {
  expect(
    descriptionBlocks("We look after people with several\nillnesses at once.\nCome and see us."),
  ).toEqual([
    { kind: "paragraph", text: "We look after people with several illnesses at once.\nCome and see us." },
  ]);
});

test("nothing stands below the last line, so it is no heading", () => {
  expect(descriptionBlocks("We wait for you.\n\nYour team")).toEqual([
    { kind: "paragraph", text: "We wait for you." },
    { kind: "paragraph", text: "Your team" },
  ]);
});
