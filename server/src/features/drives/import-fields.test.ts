import { expect, test } from "vitest";
import { guessMapping } from "./import-fields.ts";

test.each([
  [["Name", "E-mail", "Time zone"], { name: "Name", email: "E-mail", time_zone: "Time zone" }],
  [
    ["Vorname", "Nachname", "E-Mail-Adresse"],
    { first_name: "Vorname", last_name: "Nachname", email: "E-Mail-Adresse" },
  ],
  [["Prénom", "Nom", "Courriel"], { first_name: "Prénom", last_name: "Nom", email: "Courriel" }],
  [
    ["Nombre", "Apellidos", "Correo electrónico"],
    { first_name: "Nombre", last_name: "Apellidos", email: "Correo electrónico" },
  ],
  [["email", "EMAIL"], { email: "email" }],
  [["Shoe size"], {}],
])("finds the columns of %j", (columns, found) => {
  const none = { name: null, first_name: null, last_name: null, email: null, time_zone: null };
  expect(guessMapping("candidates", columns)).toEqual({ ...none, ...found });
});
