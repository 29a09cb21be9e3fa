import { expect, test } from "vitest";
import english from "../en/stored.ts";
import applications from "./applications.ts";
import german from "./stored.ts";

test("what a person did stands in the history, with the reason as it was given", () => {
  expect(german.history("Rejected: Other line of work")).toBe("Abgelehnt: Other line of work");
  expect(german.history("Screened again by engine 2026.11.17: score 61.2 → 66")).toBe(
    "Neu gescreent von Version 2026.11.17: Punktzahl 61,2 → 66",
  );
  expect(german.history("Screened again by engine 2026.11.17: score stays 61.2")).toBe(
    "Neu gescreent von Version 2026.11.17: Punktzahl bleibt 61,2",
  );
  expect(german.history("Weights changed: score 61.2 → 66")).toBe("Gewichte geändert: Punktzahl 61,2 → 66");
  expect(german.history("Decision undone: on hold as before")).toBe(
    "Entscheidung zurückgenommen: wie zuvor zurückgestellt",
  );
  expect(german.history("Identity revealed: names are shown in the whole screening")).toBe(
    "Person aufgedeckt: Namen werden im ganzen Screening gezeigt",
  );
});

test("who is hidden is called by a German number, and a name stays as it is", () => {
  expect(german.hidden("Candidate 7")).toBe("Kandidat/in 7");
  expect(german.hidden("Candidate 7.pdf")).toBe("Candidate 7.pdf");
  expect(german.hidden("Ada Koch")).toBe("Ada Koch");
});

test("what a person corrected is said in German, with what they wrote and what became of the score", () => {
  expect(
    german.correction("Job 1: 'Senior Nurse', Ward 4, 03/2019–present; E-mail: none; score 61 → 66.4"),
  ).toBe("Stelle 1: 'Senior Nurse', Ward 4, 03/2019–heute; E-Mail: keine Angabe; Punktzahl 61 → 66,4");
  expect(german.correction("Education 2: 'BSc Nursing', bachelor; Job 3: not a job; score stays 61.5")).toBe(
    "Ausbildung 2: 'BSc Nursing', Bachelor; Stelle 3: keine Stelle; Punktzahl bleibt 61,5",
  );
  expect(german.correction("Phone: as it was read; 2 more; score stays 61")).toBe(
    "Telefon: wie gelesen; 2 weitere; Punktzahl bleibt 61",
  );
});

test("a corrected requirement keeps its words and those of the CV, whatever stands in them", () => {
  expect(german.correction("Shifts: nights: partly, “nights: 2019; days: 2020”; score stays 61")).toBe(
    "Shifts: nights: teilweise erfüllt, „nights: 2019; days: 2020“; Punktzahl bleibt 61",
  );
});

test("what became of an application is said in German", () => {
  const { events } = applications.view;
  expect(events.corrected("Name: 'Ada Koch'")).toBe("Name: 'Ada Koch'");
  expect(events.corrected("Location: none")).toBe("Ort: keine Angabe");
  expect(events.asked("Added what the CV does not say.")).toBe("Hat ergänzt, was der Lebenslauf nicht sagt.");
  expect(
    events.replaced_cv(
      "CV replaced by “ada.pdf”; the result of the one before is gone, and what was decided on it.",
    ),
  ).toBe(
    "Lebenslauf durch „ada.pdf“ ersetzt; das Ergebnis des vorigen ist weg, und was dazu entschieden war.",
  );
});

test("in English all of it stays as it was stored", () => {
  expect(english.correction("Job 1: not a job; score stays 61")).toBe("Job 1: not a job; score stays 61");
});
