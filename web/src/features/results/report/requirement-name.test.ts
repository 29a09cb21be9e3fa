import { expect, test } from "vitest";
import { requirementName } from "./requirement-name.ts";

test.each([
  ["Experience as Senior Payroll Accountant", "Senior Payroll Accountant"],
  ["Strong knowledge of PAYE (UK) and NI", "PAYE"],
  ["Excel, ideally with Power Query", "Excel"],
  ["Fluent in German", "German"],
  ["5 years of UK payroll", "5 years of UK payroll"],
  ["ability to lift 20 kg; shifts", "Lift 20 kg"],
])("%s is known as %s", (text, name) => {
  expect(requirementName(text)).toBe(name);
});

test("what would be left with hardly a letter keeps its whole text", () => {
  expect(requirementName("Knowledge of C")).toBe("Knowledge of C");
  expect(requirementName("(any)")).toBe("(any)");
});
