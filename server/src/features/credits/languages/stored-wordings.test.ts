import { expect, test } from "vitest";
import { storedWordings } from "./stored-wordings.ts";

test.each([
  ["gescreent", "CV screened: "],
  ["Lebenslauf gescreent: anna", "CV screened: anna"],
  ["GESCREENT: Anna", "CV screened: anna"],
  ["Kandidat/in 7", "CV screened: Candidate 7"],
  ["gekauft", "Credits bought for "],
  ["willkommen", "Welcome credits"],
  ["Interview abgeschlossen: ", "Interview completed: "],
])("in German %j also finds %j", (search, stored) => {
  const wordings = storedWordings(search, "de");

  expect(wordings).toContain(search);
  expect(wordings).toContain(stored);
});

test.each(["Anna Roth", "cv-24", "screened", "abcd", "Refund", ": x"])(
  "in German %j finds just itself",
  (search) => {
    expect(storedWordings(search, "de")).toEqual([search]);
  },
);

test("in English a search is as it is typed", () => {
  expect(storedWordings("gescreent", "en")).toEqual(["gescreent"]);
});
