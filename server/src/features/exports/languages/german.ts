import type { FlagKind } from "@winnow/matching/match-report.ts";
import type { SkillShown } from "@winnow/matching/profile.ts";
import { reportInGerman } from "@winnow/matching/report-in-german.ts";
import { worthInGerman } from "@winnow/matching/worth-in-german.ts";
import type { english } from "./english.ts";

const verdicts = {
  met: "erfüllt",
  partly: "teilweise",
  "not stated": "nicht genannt",
  "not read with certainty": "nicht sicher gelesen",
};
const decisions = { shortlist: "In der engeren Wahl", hold: "Zurückgestellt", reject: "Abgelehnt" };
const skillsShown: Readonly<Record<SkillShown, string>> = {
  listed: "aufgezählt",
  used: "eingesetzt",
  "used recently": "zuletzt eingesetzt",
  mentioned: "erwähnt",
};
const flagKinds: Readonly<Record<FlagKind, string>> = {
  "hidden text": "Versteckter Text",
  "repeats the job description": "Wiederholt die Stellenbeschreibung",
  "keyword list": "Stichwortliste",
  "instructions to a machine": "Anweisungen an eine Maschine",
  "unreadable parts": "Nicht lesbare Teile",
};
const amount = (value: number, decimals: number) =>
  value.toLocaleString("de", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

export const german: typeof english = {
  number: amount,
  file: {
    results: "Ergebnisse",
    cvs: ({ count }) => (count === 1 ? "Lebenslauf" : "Lebensläufe"),
    reports: ({ count }) => (count === 1 ? "Bericht" : "Berichte"),
  },
  message: {
    deleted: ({ count }) =>
      count === 1
        ? "1 Ergebnis wurde inzwischen gelöscht."
        : `${amount(count, 0)} Ergebnisse wurden inzwischen gelöscht.`,
    unprintable: ({ count }) =>
      `In ${amount(count, 0)} der Berichte lassen sich einige Zeichen nicht drucken; □ steht für jedes.`,
    notStored: ({ count }) =>
      `${amount(count, 0)} der Lebensläufe konnten nicht aufgenommen werden; eine Textdatei darin nennt sie.`,
    failed: "Diese Datei konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.",
    noRoom: "In diesem Konto ist kein Platz mehr für diese Datei.",
  },
  archive: {
    missing:
      "Diese Lebensläufe sind nicht mehr gespeichert und konnten nicht in dieses Archiv aufgenommen werden:",
    missingFile: "Fehlende Lebensläufe",
  },
  table: {
    sheet: "Ergebnisse",
    rank: "Rang",
    candidate: "Person",
    email: "E-Mail",
    phone: "Telefon",
    location: "Ort",
    latest_job: "Letzte Stelle",
    years_of_work: "Berufsjahre",
    matching_score: "Punktzahl",
    ownScore: "Eigene Punktzahl",
    mustHavesMet: "Erfüllte Muss-Anforderungen",
    mustHaves: "Muss-Anforderungen",
    must: ({ text }) => `Muss: ${text}`,
    nice: ({ text }) => `Wunsch: ${text}`,
    flags: "Hinweise",
    decision: "Entscheidung",
    reason: "Grund",
    decidedBy: "Entschieden von",
    decidedAt: "Entschieden am (UTC)",
    notes: "Notizen",
    file: "Datei",
    verdict: (verdict) => verdicts[verdict],
    decided: (kind) => decisions[kind],
    flag: (kind) => flagKinds[kind],
  },
  report: {
    document: ({ title }) => `${title}: Berichte`,
    page: ({ number }) => `Seite ${number}`,
    pageOfCv: ({ number }) => `S. ${number}`,
    quoted: (words) => `„${words}“`,
    stored: reportInGerman,
    footer: ({ engine, asOf }) => `Bewertung ${engine}, Stand ${asOf}`,
    requirements: "Anforderungen",
    questions: "Fragen für das Gespräch",
    about: "Über diesen Bericht",
    aboutText: ({ engine, asOf, weighedBy }) =>
      `${
        weighedBy === null
          ? `Bewertet von Winnow ${engine}`
          : `Gelesen von Winnow ${engine}, nach einer Änderung der Gewichte gewichtet von Winnow ${weighedBy}`
      }; „heute“ zählt bis ${asOf}. Derselbe Lebenslauf mit denselben Anforderungen bekommt dieselbe Punktzahl. Eine Punktzahl entscheidet nichts: Das tun Menschen.`,
    corrected: "Was falsch gelesen wurde, hat ein Mensch berichtigt.",
    missingSigns:
      "Einige Zeichen dieses Lebenslaufs lassen sich in dieser Datei nicht drucken; □ steht für jedes. Der Lebenslauf selbst zeigt sie.",
    score: "Punktzahl",
    rank: ({ met, mustHaves, rank, all }) =>
      `${met} von ${mustHaves} Muss-Anforderungen erfüllt · Rang ${rank} von ${amount(all, 0)}`,
    hidden: "Namen, Kontakt und Schulen sind in diesem Screening verborgen.",
    nameless: "Im Lebenslauf war kein Name zu lesen.",
    decision: "Entscheidung",
    decided: ({ kind, reason, by, at }) =>
      `${decisions[kind]}${reason ? `: ${reason}` : ""} (${by}, ${at} UTC)`,
    undecided: "Noch offen.",
    ownScore: ({ score, reason, by, at }) =>
      `Eigene Punktzahl ${score}: ${reason} (${by}, ${at} UTC). Die berechnete Punktzahl bleibt, wie sie ist.`,
    note: ({ text }) => `Notiz: ${text}`,
    sum: "Wie sich die Punktzahl zusammensetzt",
    shares: (worth) => worthInGerman.shares(worth),
    weight: (weight) => worthInGerman.weight(weight),
    pointsOf: ({ points, most }) => `${points} von ${most}`,
    must: "Muss",
    nice: "Wunsch",
    verdict: (verdict) => {
      const words = verdict === "partly" ? "teilweise erfüllt" : verdicts[verdict];
      return words.charAt(0).toUpperCase() + words.slice(1);
    },
    takes: ({ points }) =>
      `Weil dies nicht ganz belegt ist, gehen ${amount(points, 1)} Punkte von allem anderen ab.`,
    worthKnowing: "Wissenswert",
    work: ({ years }) =>
      `Arbeit: ${amount(years, years % 1 === 0 ? 0 : 1)} ${years === 1 ? "Jahr" : "Jahre"}, Überschneidungen einmal gezählt`,
    noJobs: "Es waren keine Stellen zu lesen.",
    job: "Eine Stelle",
    noDates: "ohne Daten",
    present: "heute",
    education: "Ausbildung",
    certificates: "Zertifikate",
    languages: "Sprachen",
    skills: "Fähigkeiten",
    skillShown: (shown) => skillsShown[shown],
  },
};
