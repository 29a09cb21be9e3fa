import { expect, test } from "vitest";
import { refusedCriterion } from "./refused-criteria.ts";

test("a criterion that is refused for several reasons names them all", () => {
  const { reason } = refusedCriterion("Young man, native speaker, recent graduate") ?? {};

  for (const words of ["Age is", "Gender is", "stands in for origin", "stands in for age"]) {
    expect(reason).toContain(words);
  }
});

test.each([
  "Îți place să menții ordinea și lucrezi ușor cu oamenii",
  "Experiencia con personas mayores de 65 años",
  "Assistenza a bambini di età compresa tra 3 e 6 anni",
  "Lediga tjänster fylls löpande",
  "Opieka nad dziećmi w wieku do 10 lat",
  "Verkauf von Damen- und Herrenmode",
])("%s limits no applicants", (text) => {
  expect(refusedCriterion(text)).toBeNull();
});

test.each([
  "Nur männliche Bewerber",
  "Età massima 35 anni",
  "Limită: maxim 35 de ani",
  "Uniquement des femmes",
  "Wiek do 30 lat",
])("%s is refused in its own language", (text) => {
  expect(refusedCriterion(text)).not.toBeNull();
});
