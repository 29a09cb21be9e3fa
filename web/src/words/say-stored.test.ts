import { expect, test } from "vitest";
import german from "./de/stored.ts";
import english from "./en/stored.ts";

test("what the engine has written down is said in German, with its figures and what it names", () => {
  expect(german.report("Shown in roles that cover 2.5 of 3 years.")).toBe(
    "In Stellen gezeigt, die 2,5 von 3 Jahren abdecken.",
  );
  expect(german.report("Little of the work shown is like the work described: all else counts 12 %")).toBe(
    "Wenig von der gezeigten Arbeit ist wie die beschriebene: Alles andere zählt zu 12 %",
  );
  expect(german.report("Other work, as far as it is near")).toBe("Andere Arbeit, soweit sie nahe ist");
  expect(german.report("Do you hold this: Fork-lift licence? Since when?")).toBe(
    "Haben Sie das: Fork-lift licence? Seit wann?",
  );
});

test("several sentences are said one by one", () => {
  expect(
    german.report("2 of 5 years are shown in comparable roles. The last comparable role ended 4 years ago."),
  ).toBe(
    "2 von 5 Jahren sind in vergleichbaren Stellen gezeigt. Die letzte vergleichbare Stelle endete vor 4 Jahren.",
  );
});

test("what a person did stands in the history, with the reason as it was given", () => {
  expect(german.history("Rejected: Other line of work")).toBe("Abgelehnt: Other line of work");
  expect(german.history("Weights changed: score 61.2 → 66")).toBe("Gewichte geändert: Punktzahl 61,2 → 66");
  expect(german.history("Decision undone: on hold as before")).toBe(
    "Entscheidung zurückgenommen: wie zuvor zurückgestellt",
  );
});

test("what is not known stays whole as it was stored", () => {
  const unknown = "Not shown in a role. Some later sentence.";
  expect(german.report(unknown)).toBe(unknown);
  expect(english.report(unknown)).toBe(unknown);
});
