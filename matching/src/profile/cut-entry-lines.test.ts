import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { expect, it } from "vitest";
import { cutEntryLines } from "./cut-entry-lines.ts";

it.each([
  ["SAGUARO AIR PRODUCTS, INC. – TEMPE, AZ", ["SAGUARO AIR PRODUCTS, INC.", "TEMPE", "AZ"]],
  ["Teche Oilfield Rentals, Inc. Broussard, LA", ["Teche Oilfield Rentals, Inc.", "Broussard", "LA"]],
  ["Bantry Hospital, Co. Cork", ["Bantry Hospital", "Co. Cork"]],
  ["Rural Bank (Batangas), Inc.", ["Rural Bank", "Batangas), Inc."]],
  ["Dr. Shenoy's Nursing Home, Mysore", ["Dr. Shenoy's Nursing Home", "Mysore"]],
  ["Recepcionista de hotel en Hotel Olmo", ["Recepcionista de hotel", "Hotel Olmo"]],
  ["Vendeuse chez l'Orme", ["Vendeuse", "Orme"]],
  ["Clerk at the Elm", ["Clerk", "Elm"]],
  ["Quintal Laboratories. Head of Assay", ["Quintal Laboratories", "Head", "Assay"]],
])("%s is cut into %j", (text, parts) => {
  const { lines } = readPlainText(text);
  expect(cutEntryLines(lines, { from: 0, to: 1 }).map((part) => part.text)).toEqual(parts);
});
