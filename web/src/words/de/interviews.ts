import { isolate } from "@winnow/contract/isolate.ts";
import type { InterviewHappening } from "@winnow/contract/reports.ts";
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
  timeline: {
    title: "Zeitleiste",
    none: "Noch ist nichts geschehen.",
    said: ({ happened }) => sayHappening(happened),
  },

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

function sayHappening({ kind, question, characters, whom }: InterviewHappening): string {
  const asked = question === null ? "einer entfernten Frage" : `Frage ${question}`;
  const receiver = whom === null ? "jemanden" : isolate(whom);
  switch (kind) {
    case "consented":
      return "Hat gelesen, wie das Interview abläuft, und eingewilligt.";
    case "begun":
      return "Hat das Interview begonnen.";
    case "opened":
      return question === null ? "Hat eine entfernte Frage geöffnet." : `Hat Frage ${question} geöffnet.`;
    case "given":
      return `Hat die Antwort zu ${asked} abgegeben.`;
    case "completed":
      return "Hat das Interview abgeschlossen.";
    case "withdrawn":
      return "Hat sich zurückgezogen.";
    case "erased":
      return "Hat alle Antworten löschen lassen.";
    case "asked_extra_time":
      return "Hat um mehr Zeit gebeten.";
    case "asked_other_form":
      return "Hat um eine andere Form gebeten.";
    case "granted_extra_time":
      return "Mehr Zeit wurde gewährt.";
    case "granted_other_form":
      return "Eine andere Form wurde gewährt.";
    case "declined_extra_time":
      return "Mehr Zeit wurde abgelehnt.";
    case "declined_other_form":
      return "Eine andere Form wurde abgelehnt.";
    case "continued_elsewhere":
      return "Hat in einem anderen Fenster oder auf einem anderen Gerät weitergemacht.";
    case "resumed":
      return `Hat die Antwort zu ${asked} nach einer Unterbrechung fortgesetzt.`;
    case "left_page":
      return "Hat die Seite verlassen.";
    case "came_back":
      return "Ist auf die Seite zurückgekehrt.";
    case "pasted":
      return `Hat ${plural(characters ?? 0, { other: "# Zeichen" })} in die Antwort zu ${asked} eingefügt.`;
    case "lost_network":
      return "Hat die Verbindung verloren; was inzwischen geantwortet wurde, kam später an.";
    case "lost_device":
      return "Kamera oder Mikrofon fiel aus.";
    case "shared":
      return `Die Person wurde für ${receiver} freigegeben.`;
    case "share_link_renewed":
      return `Der Link für ${receiver} wurde erneuert; der vorige führt nirgends mehr hin.`;
    case "share_revoked":
      return `Der Link für ${receiver} wurde widerrufen.`;
    case "share_feedback":
      return `Rückmeldung von ${whom === null ? "jemandem" : isolate(whom)} ist eingegangen.`;
  }
}

export default words;
