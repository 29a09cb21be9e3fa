import { isolate } from "@winnow/contract/isolate.ts";
import type english from "../en/interviews.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  page: "Interview",
  documentTitle: ({ name }) => `${name}, Interview`,
  loading: "Das Interview wird geladen",
  about: "Zu diesem Interview",
  report: "Bericht",
  interview: "Interview",
  wholePerson: "Alles zu dieser Person",
  steps: { label: "Interviews", previous: "Vorheriges Interview", next: "Nächstes Interview" },
  missing: {
    title: "Hier ist nichts",
    text: "Vielleicht wurde das Interview gelöscht, oder der Link ist unvollständig.",
    toDrives: "Zu den Interviewrunden",
    failed: "Dieses Interview konnte nicht geladen werden.",
  },

  requests: {
    title: "Anfragen",
    granted: ({ name }) => `Gewährt. ${isolate(name)} sieht es auf der Seite.`,
    declined: ({ name }) => `Abgelehnt. ${isolate(name)} sieht es auf der Seite.`,
    howMuch: "Wie viel mehr Zeit",
    more: ({ percent }) => `${percent} % mehr`,
    inWriting: "Wird es gewährt, lässt sich jede Frage schriftlich beantworten.",
    word: {
      extra_time: "Ein Wort an die Person zu mehr Zeit",
      other_form: "Ein Wort an die Person zu einer anderen Form",
    },
    hint: "Nicht nötig. Die Person liest es auf der Seite des Interviews.",
    grant: { extra_time: "Mehr Zeit gewähren", other_form: "Andere Form gewähren" },
    decline: "Ablehnen",
  },

  facts: {
    title: "Wie es steht",
    email: "E-Mail",
    invitation: "Einladung",
    sent: ({ at }) => `Gesendet am ${at}`,
    onItsWay: "Unterwegs",
    notSent: ({ status, reason }) => `${status}: ${reason}`,
    consent: "Einwilligung",
    consentGiven: ({ at, version, language }) => `Erteilt am ${at}, Hinweis ${version} (${language})`,
    noConsent: "Noch nicht erteilt",
    begun: "Begonnen",
    completed: "Abgeschlossen",
    moreTime: "Mehr Zeit",
    moreTimeOf: ({ percent }) => `${percent} % mehr für jede Frage, die seitdem geöffnet wird`,
    otherForm: "Eine andere Form",
    anyInWriting: "Jede Frage lässt sich schriftlich beantworten",
    whyWithdrawn: "Warum zurückgezogen",
    fromScreening: "Aus einem Screening",
    matchReport: "Bericht zum Lebenslauf",
  },
  timeline: { title: "Zeitleiste", none: "Noch ist nichts geschehen." },

  results: {
    label: "Ergebnisse",
    search: "Nach Name oder E-Mail suchen",
    failed: "Die Ergebnisse konnten nicht geladen werden.",
    noMatch: {
      title: "Kein Interview passt dazu",
      children: "Suche und Filter zusammen lassen nichts übrig.",
      showAll: "Suche und Filter zurücksetzen",
    },
    none: {
      title: "Noch keine Ergebnisse",
      text: "Interviews erscheinen hier, sobald Kandidaten zu antworten beginnen.",
    },
    columns: {
      name: "Name",
      status: "Interview",
      own_score: "Meine Bewertung",
      points: "Punkte",
      decision: "Entscheidung",
      completed_at: "Abgeschlossen",
    },
    undecided: "Offen",
    show: "Zeigen",
    asList: "Alle Interviews als Liste",
    answersTo: ({ number, question }) => `Antworten auf Frage ${number}: ${question}`,
  },
  agreement: {
    tooFew: ({ count, min }) =>
      `Sie und andere haben bisher ${answers(count)} bewertet: zu wenige, um zu sagen, wie weit Sie übereinstimmen; dafür braucht es ${min}.`,
    alike: ({ count }) => `Sie und andere haben ${answers(count)} bewertet, alle gleich.`,
    kappa: ({ count, kappa, low, high }) =>
      `Sie und andere haben ${answers(count)} bewertet. Ihre Bewertungen stimmen mit denen der anderen mit einem gewichteten Kappa von ${figure(kappa)} überein (95-%-Intervall ${figure(low)} bis ${figure(high)}): 1 ist volle Übereinstimmung, 0 ist Zufall.`,
  },
  sideBySide: {
    blind: "Anonymer Modus",
    label: "Antworten",
    candidate: ({ number }) => `Kandidat/in ${number}`,
    failed: "Diese Antwort konnte nicht geladen werden.",
    loading: "Wird geladen",
  },
};

function answers(count: number): string {
  return plural(count, { one: "# Antwort", other: "# Antworten" });
}

function figure(number: number): string {
  return number.toFixed(2).replace(".", ",");
}

export default words;
