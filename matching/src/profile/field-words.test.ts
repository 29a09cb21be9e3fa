import { expect, it } from "vitest";
import { fieldNamed } from "./field-names.ts";
import { fieldOfLabel } from "./field-words.ts";

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
  ["Od roku", "dates"],
])("finds the field that the words of %s name", (label, field) => {
  expect(fieldNamed(label)).toBeNull();
  expect(fieldOfLabel(label)).toBe(field);
});

it.each([
  "Company director",
  "Certificate",
  "Post held and name of the employer",
  "School leaving certificate",
  "Duties of 2019 and 2020",
  "Name of the",
])("finds none in %s", (label) => {
  expect(fieldOfLabel(label)).toBeNull();
});
