import type { english } from "./english.ts";

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("de")} ${count === 1 ? one : many}`;

export const german: typeof english = {
  title: "Zustand dieser Installation",
  inbox: "Postfach des Betreibers",
  health: "Gesundheit",
  fine: "in Ordnung",
  versions: "Was läuft",
  product: "Winnow",
  engine: "Abgleich",
  schema: "Datenbankschema",
  database: "PostgreSQL",
  runtime: "Node.js",
  role: "Dieser Prozess",
  files: "Dateien der Konten",
  freeOn: (disk) => `Frei für ${disk}`,
  room: ({ free, size }) => `${free} von ${size}`,
  disks: { data: "das Datenverzeichnis", files: "Dateien" },
  work: "Arbeit im Hintergrund",
  kind: "Art",
  waiting: "Wartend",
  oldest: "Die erste seit",
  running: "Laufend",
  failed: "Gescheitert",
  stuck: "Festgefahren",
  noWork: "Nichts wartet, läuft oder ist gescheitert.",
  failedJobs: "Gescheiterte Aufträge",
  failedFor:
    "Was endgültig gescheitert ist, erledigt niemand, bis es neu versucht wird. Was festgefahren ist, ließ sich bisher weder erledigen noch aufgeben. Die neuesten zuerst.",
  tries: (count) => counted(count, "Versuch", "Versuche"),
  account: (id) => `Konto ${id}`,
  noAccount: "keines Kontos",
  retry: "Neu versuchen",
  isTried: "festgefahren, wird von selbst neu versucht",
  retryAll: (kind) => `Alle der Art ${kind} neu versuchen`,
  accounts: "Konten",
  accountsFor: (shown, all) =>
    shown < all
      ? `Die ${shown}, die am meisten aufbewahren, von ${all.toLocaleString("de")}. Alle: npm run accounts -- list`
      : counted(all, "Konto", "Konten"),
  email: "E-Mail",
  state: "Zustand",
  credits: "Credits",
  cvs: "Lebensläufe",
  drives: "Interviewrunden",
  bytes: "Aufbewahrt",
  states: {
    active: "aktiv",
    locked: "gesperrt",
    "being deleted": "wird gelöscht",
    "not verified": "nicht bestätigt",
  },
  ago: (age) => `vor ${age}`,
  age: {
    minutes: (count) => counted(count, "Minute", "Minuten"),
    hours: (count) => counted(count, "Stunde", "Stunden"),
    days: (count) => counted(count, "Tag", "Tagen"),
  },
};
