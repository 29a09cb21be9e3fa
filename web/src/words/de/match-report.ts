import { isolate } from "@winnow/contract/isolate.ts";
import type english from "../en/match-report.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  page: "Bericht",
  none: {
    title: "Noch kein Bericht",
    text: "Berichte erscheinen, sobald Lebensläufe gescreent sind.",
    back: "Zurück zu den Ergebnissen",
  },
  hint: "Wählen Sie ein Zitat aus, um es im Lebenslauf zu sehen. „Nicht genannt“ ist eine offene Frage und kein Nein: Der Lebenslauf sagt dazu nichts.",
  steps: {
    label: "Kandidaten",
    results: "Ergebnisse",
    previous: "Zur vorherigen Person",
    next: "Zur nächsten Person",
  },
  rank: ({ rank, of, isTied }) =>
    `Rang ${rank}${of === undefined ? "" : ` von ${of}`}${isTied ? ", geteilt" : ""}`,
  files: {
    pdf: "Als PDF speichern",
    paper: ({ paper }) => `Papierformat ${paper}`,
    saved: ({ name }) => `${isolate(name)} gespeichert.`,
    failed: "Das PDF konnte nicht erstellt werden.",
  },

  decided: {
    by: ({ decision }) => `${decision} von `,
    at: ({ at }) => `, ${at}`,
    nobody: "Noch hat niemand entschieden.",
  },
  ownScore: {
    title: "Meine Punktzahl",
    open: "Meine Punktzahl …",
    score: ({ score }) => `Meine Punktzahl ${score}`,
    text: ({ score }) => `Sie steht neben der Punktzahl ${score} aus dem Abgleich, die bleibt, wie sie ist.`,
    field: "Punktzahl, 0 bis 100",
    notAScore: "Bitte geben Sie eine Zahl von 0 bis 100 ein.",
    reason: "Begründung",
    noReason: "Bitte geben Sie eine Begründung an.",
    longReason: "Bitte schreiben Sie höchstens 500 Zeichen.",
    saved: "Ihre Punktzahl ist gespeichert.",
    taken: "Ihre Punktzahl ist entfernt.",
    takeAway: "Entfernen",
    save: "Speichern",
  },
  notes: {
    title: "Notizen",
    new: "Neue Notiz",
    placeholder: "Notiz schreiben",
    add: "Notiz hinzufügen",
    added: "Notiz hinzugefügt.",
    notSaved: ({ reason }) => `Die Notiz wurde nicht gespeichert. ${reason}`,
    remove: ({ at }) => `Notiz vom ${at} entfernen`,
    removed: "Notiz entfernt.",
  },

  score: ({ score }) => `Punktzahl ${score} von 100`,
  wholePerson: "Alles zu dieser Person",
  original: "Original herunterladen",
  duplicates: "Nach E-Mail oder Telefon vermutlich dieselbe Person:",
  application: "Bewerbung",
  flags: "Am Dokument aufgefallen",
  unsure: { word: "unsicher", why: "Das ist vielleicht falsch gelesen. Sehen Sie im Lebenslauf nach." },

  requirements: {
    title: "Anforderungen",
    all: "Alle Anforderungen",
    withVerdict: ({ verdict, text }) => `${verdict}: ${text}`,
    openAll: "Alle aufklappen",
    closeAll: "Alle zuklappen",
    lacking: "Nicht genannt oder teilweise",
    met: "Erfüllt",
    points: ({ points, of }) => `${points} von ${of}`,
    unreadPart: "Ein Teil dieses Lebenslaufs konnte nicht gelesen werden. Sehen Sie auf der Seite nach.",
    takes: ({ points }) => `Nicht ganz erfüllt, nimmt es allem anderen ${points} Punkte.`,
  },
  sum: {
    title: "Wie die Punktzahl zustande kommt",
    show: "Rechnung zeigen",
    hide: "Rechnung verbergen",
    requirement: "Anforderung",
    points: "Punkte",
    of: "Von",
    score: "Punktzahl",
    read: ({ sentences, unread }) => {
      const all = sentences + unread;
      if (all === 0) return "";
      return unread === 0
        ? `Die Anforderungen stammen aus ${plural(all, { one: "dem einen Satz der Stellenbeschreibung, der etwas zu verlangen scheint", other: "allen # Sätzen der Stellenbeschreibung, die etwas zu verlangen scheinen" })}.`
        : `Die Anforderungen stammen aus ${sentences} von ${all} Sätzen der Stellenbeschreibung, die etwas zu verlangen scheinen; die übrigen blieben ungeprüft.`;
    },
    hardlyRead:
      "Von der Stellenbeschreibung ließ sich kaum etwas lesen. Die Punktzahl stützt sich daher darauf, wie ähnlich sich die Arbeit in ihrem Text und in diesem Lebenslauf sind.",
    engine: ({ version, day, weighedBy }) =>
      weighedBy === null
        ? `Berechnet von Version ${version} mit Stand ${day}. Es entscheidet ein Mensch, nie die Punktzahl.`
        : `Gelesen von Version ${version} mit Stand ${day}; nach einer Änderung der Gewichte gewichtet von Version ${weighedBy}. Es entscheidet ein Mensch, nie die Punktzahl.`,
  },
  questions: {
    title: "Was zu fragen ist",
    copy: "Kopieren",
    copyLabel: "Fragen kopieren",
    copied: ({ count }) => plural(count, { one: "Frage kopiert.", other: "Fragen kopiert." }),
    notCopied: "Der Browser hat das Kopieren nicht erlaubt. Markieren Sie stattdessen den Text.",
    unreadPart:
      "Ein Teil dieses Lebenslaufs konnte nicht sicher gelesen werden: Sehen Sie auf der Seite nach, bevor Sie fragen.",
  },
  earlier: {
    title: "Frühere Berichte",
    text: "Was eine ältere Version gefunden hatte, bevor der Bericht einer neueren an seine Stelle trat.",
    open: ({ engine, score }) => `Version ${engine}: Punktzahl ${score}`,
    replaced: ({ by, at }) => (by === null ? `Ersetzt ${at}` : `Ersetzt durch ${by}, ${at}`),
    failed: "Die früheren Berichte konnten nicht geladen werden.",
    loading: "Wird geladen",
  },
  history: {
    title: "Verlauf",
    latest: "Nur das Neueste zeigen",
    all: ({ count }) => `Alle ${count} zeigen`,
  },

  profile: {
    title: "Profil",
    contact: "Kontakt",
    education: "Ausbildung",
    certificates: "Zertifikate",
    languages: "Sprachen",
    skills: "Kenntnisse",
    links: "Links",
    none: "keine Angabe",
    fields: ({ fields }) => `${fields.length === 1 ? "Fach" : "Fächer"}: ${fields.join(", ")}`,
    fewer: "Weniger zeigen",
    all: ({ count }) => `Alle ${count} zeigen`,
    placed: ({ text, page }) => `${isolate(text)} (S. ${page})`,
    shown: {
      "used recently": "In einer jüngeren Stelle eingesetzt",
      used: "In einer Stelle eingesetzt",
      listed: "Aufgelistet",
      mentioned: "Erwähnt",
    },
    experience: ({ years }) => `Berufserfahrung · ${years}`,
    overlap: "Monate, in denen sich Stellen überschneiden, zählen einmal.",
    present: ({ day }) => `„Heute“ zählt bis ${day}.`,
    noDates: "Ohne Daten",
    gap: ({ months }) => `Davor ist eine Zeit lang keine Stelle genannt: ${months}.`,
  },

  cv: {
    title: "Der Lebenslauf im Original",
    pages: ({ name }) => `Lebenslauf von ${isolate(name)}`,
    text: ({ name }) => `Text des Lebenslaufs von ${isolate(name)}`,
    note: "Der Text, wie er aus der Datei gelesen wurde.",
    redacted:
      "Der Text, wie er gelesen wurde. Worte, die verraten, wer es ist, sind ausgelassen, bis die Person aufgedeckt ist.",
    page: ({ page }) => `Seite ${page}`,
    notShown: "Das Original konnte nicht angezeigt werden.",
    notLoaded: "Der Text konnte nicht geladen werden.",
    back: "Zurück zum Bericht",
  },

  corrections: {
    open: "Gelesenes berichtigen",
    title: "Was wurde falsch gelesen?",
    stays: ({ score }) => `Gespeichert. Die Punktzahl bleibt bei ${score}.`,
    changes: ({ before, after }) => `Gespeichert. Punktzahl ${before} → ${after}.`,
    score: ({ score }) =>
      `Punktzahl ${score}. Jede Berichtigung wird im Verlauf festgehalten und lässt sich zurücknehmen.`,
    scoreWas: ({ score, was }) =>
      `Punktzahl ${score} (vorher: ${was}). Jede Berichtigung wird im Verlauf festgehalten und lässt sich zurücknehmen.`,
    blind:
      "Im anonymen Modus sind Namen verborgen. Kontakt, Stellen und Ausbildung lassen sich berichtigen, sobald die Person aufgedeckt ist.",
    experience: "Berufserfahrung",
    takeAllBack: "Alle zurücknehmen",
    byAPerson: "Von einem Menschen berichtigt",
    whatItDid: ({ score, was }) => `Punktzahl ${score}; wie gelesen wären es ${was}.`,
    list: "Berichtigungen",
    requirement: "Eine Anforderung",
    verdict: "Bewertung",
    quotation: "Die Worte im Lebenslauf, die es zeigen",
    noQuotation: "Bitte zitieren Sie die Worte im Lebenslauf, die es zeigen.",
    quotationHint: "Sie müssen so im Lebenslauf stehen, wie sie hier geschrieben sind.",
  },
};

export default words;
