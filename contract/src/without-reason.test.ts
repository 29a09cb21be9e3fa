import { expect, test } from "vitest";
import { withoutReason } from "./without-reason.ts";

test("the paragraph that names the reason is left out, and the rest stays", () => {
  expect(withoutReason("Hello {{name}},\n\nwe go on without you: {{ Reason }}.\n \nAll the best")).toBe(
    "Hello {{name}},\n\nAll the best",
  );
});

test("a text that names no reason stays as it is", () => {
  expect(withoutReason("Hello,\n\n\nno {{name}}")).toBe("Hello,\n\n\nno {{name}}");
});
