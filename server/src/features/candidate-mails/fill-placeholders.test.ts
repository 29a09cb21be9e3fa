import { expect, test } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

const values = {
  name: "{{link}} $& Ada",
  title: "Nurse",
  recruiter: "Mara",
  link: "https://example.com/x",
  opens: "Monday",
  closes: "Friday",
};

test("placeholders are filled in, with spaces and capitals too, and what they are filled with stays as it is", () => {
  expect(fillPlaceholders("{{name}}: {{ Title }}, {{name}}", values)).toEqual({
    text: "{{link}} $& Ada: Nurse, {{link}} $& Ada",
    unknown: [],
  });
});

test("unknown placeholders stay and are named once", () => {
  expect(fillPlaceholders("{{salary}} {{salary}} {{}} {name}", values)).toEqual({
    text: "{{salary}} {{salary}} {{}} {name}",
    unknown: ["salary", ""],
  });
});
