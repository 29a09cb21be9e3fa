import type { english } from "./english.ts";

const count = (many: number, one: string, other: string) =>
  `${many.toLocaleString("de")} ${many === 1 ? one : other}`;

export const german: typeof english = {
  people: ({ kind, people }) =>
    kind === "screening" ? count(people, "Lebenslauf", "Lebensläufe") : count(people, "Person", "Personen"),
  keepers: ({ screenings, drives }) =>
    [
      ...(screenings > 0 ? [count(screenings, "Screening", "Screenings")] : []),
      ...(drives > 0 ? [count(drives, "Interviewrunde", "Interviewrunden")] : []),
    ].join(" und "),
  day: (moment) => new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" }).format(moment),
  subject: ({ keepers }) => `Personen aus ${keepers} werden bald gelöscht`,
  greeting: (name) => `Guten Tag ${name},`,
  beginning:
    "Personen werden eine Zeit lang aufbewahrt, nachdem ein Screening oder eine Interviewrunde abgeschlossen ist; dann werden sie mit allem gelöscht, was über sie gefunden, gesagt und entschieden wurde. Als Nächstes:",
  line: ({ day, people, title }) => `${day}: ${people} aus „${title}“`,
  more: ({ left }) => `Und ${left.toLocaleString("de")} weitere.`,
  button: "Ansehen, was wann gelöscht wird",
  after:
    "Dort können Sie Personen auch länger aufbewahren oder ein Screening oder eine Interviewrunde mit einer Löschsperre versehen: Dann wird davon nichts gelöscht.",
};
