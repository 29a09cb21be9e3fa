import { expect, it } from "vitest";
import { fieldNamed } from "./field-names.ts";
import { fieldOfColumn, fieldOfLabel } from "./field-words.ts";

it.each([
  ["Name of the company last worked for", "employer"],
  ["Post(s) held at present", "title"],
  ["Year & month of passing", "end"],
  ["Reason for leaving the company", "other"],
  ["Name of your school or college", "school"],
  ["Examination board / university", "board"],
  ["Titre du diplôme obtenu", "degree"],
  ["Bezeichnung der Schule oder des Instituts", "school"],
  ["Nombre y dirección de la entidad", "employer"],
  ["Address of the company", "other"],
  ["Name & address of the company", "employer"],
  ["Type of company", "other"],
  ["Company / town", "employer"],
])("finds the field that the words of %s name", (label, field) => {
  expect(fieldNamed(label)).toBeNull();
  expect(fieldOfLabel(label)).toBe(field);
});

it("takes one word for the name of a column, and for no label", () => {
  expect([fieldOfLabel("Boards"), fieldOfColumn("Boards")]).toEqual([null, "board"]);
});

it.each([
  "Company director",
  "Office manager",
  "Chef",
  "La Poste",
  "University of Reading",
  "City College",
  "Business school",
  "Certificate",
  "Post held and name of the employer",
  "School leaving certificate",
  "Duties of 2019 and 2020",
  "Name of the",
])("finds none in %s", (label) => {
  expect(fieldOfLabel(label)).toBeNull();
});
