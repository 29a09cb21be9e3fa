import type { driveUploadKinds } from "@winnow/contract/drives.ts";

export type TableKind = Exclude<(typeof driveUploadKinds)[number], "jd">;

/** The fields of a row, with the headings that mean them, as `plainHeading` writes them; the surest come first. */
export const importFields: Record<TableKind, Record<string, string[]>> = {
  candidates: {
    name: [
      ...["name", "full name", "candidate", "candidate name", "applicant"],
      ...["vollstandiger name", "bewerber", "kandidat"],
      ...["nom complet", "nom et prenom", "candidat"],
      ...["nombre completo", "nombre y apellidos", "candidato"],
      ...["nome completo", "nome e cognome", "naam", "volledige naam", "imie i nazwisko", "namn"],
    ],
    first_name: [
      ...["first name", "firstname", "given name", "forename", "vorname", "prenom", "nombre"],
      ...["nome", "voornaam", "imie", "fornamn"],
    ],
    last_name: [
      ...[
        "last name",
        "lastname",
        "surname",
        "family name",
        "nachname",
        "familienname",
        "nom",
        "nom de famille",
      ],
      ...["apellido", "apellidos", "cognome", "sobrenome", "achternaam", "nazwisko", "efternamn"],
    ],
    email: [
      ...["email", "e mail", "email address", "e mail address", "mail"],
      ...["e mail adresse", "email adresse", "mailadresse"],
      ...["adresse e mail", "adresse email", "courriel", "adresse mail"],
      ...["correo", "correo electronico", "direccion de correo"],
      ...[
        "posta elettronica",
        "indirizzo e mail",
        "endereco de e mail",
        "e mailadres",
        "adres e mail",
        "e post",
      ],
    ],
    time_zone: [
      ...["time zone", "timezone", "tz", "zeitzone", "fuseau horaire", "zona horaria", "fuso orario"],
      ...["fuso horario", "tijdzone", "strefa czasowa", "tidszon"],
    ],
  },
  questions: {
    text: ["question", "text", "frage", "pregunta", "domanda", "pergunta", "vraag", "pytanie", "fraga"],
    skill: ["skill", "competency", "kompetenz", "fahigkeit", "competence", "competencia", "competenza"],
    answer_kinds: ["answer kinds", "answered by", "kinds of answer", "antwortarten"],
    preparation_seconds: ["preparation seconds", "preparation", "thinking time", "vorbereitung"],
    answer_seconds: ["answer seconds", "answering time", "answer time", "antwortzeit"],
    retakes: ["retakes", "wiederholungen"],
    rubric: ["rubric", "points", "a good answer says", "bewertung"],
  },
};

/** The column for each field: the one whose heading means it, each column once. */
export function guessMapping(kind: TableKind, columns: string[]): Record<string, string | null> {
  const free = new Set(columns);
  return Object.fromEntries(
    Object.entries(importFields[kind]).map(([field, headings]) => {
      const meant = [field.replaceAll("_", " "), ...headings];
      const column = meant.flatMap(
        (heading) => [...free].find((one) => plainHeading(one) === heading) ?? [],
      )[0];
      if (column !== undefined) free.delete(column);
      return [field, column ?? null];
    }),
  );
}

/** "E-Mail-Adresse:" as "e mail adresse". */
function plainHeading(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
