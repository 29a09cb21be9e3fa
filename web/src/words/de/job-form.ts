import type english from "../en/job-form.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  page: "Offene Stelle",
  gone: {
    title: "Hier ist keine offene Stelle",
    text: "Vielleicht ist der Link unvollständig, oder es werden gerade keine Bewerbungen darüber angenommen. Fragen Sie nach, wo Sie den Link erhalten haben, oder sehen Sie auf den Seiten des Arbeitgebers nach.",
  },
  documentTitle: ({ title, employer }) => `${title} bei ${employer}`,
  applyUntil: ({ moment }) => `Bewerbung bis ${moment}`,
  goToForm: "Zum Formular",
  showAll: "Alles anzeigen",
  showLess: "Weniger anzeigen",
  form: "Bewerbung",
  send: "Bewerbung senden",
  clear: "Alles zurücksetzen",
  keptHere: "Bis zum Senden bleibt auf diesem Gerät, was Sie ausfüllen, auch wenn Sie diese Seite verlassen.",
  questions: "Fragen",
  offline:
    "Gerade besteht keine Verbindung. Ihre Angaben bleiben auf diesem Gerät, und es geht von selbst weiter, sobald die Verbindung wieder da ist.",
  busy: "Hier ist gerade viel zu tun. Ihre Angaben bleiben auf diesem Gerät, und es wird von selbst erneut versucht.",

  cv: {
    title: "Ihr Lebenslauf",
    begin: "Beginnen Sie mit Ihrem Lebenslauf",
    another: "Andere Datei",
    hint: ({ size }) => `PDF oder Word (DOCX), höchstens ${size}.`,
    dropHint: "Hierher ziehen, einfügen oder auswählen.",
    choose: "Lebenslauf auswählen",
    refused: ({ reason }) =>
      `kann nicht angenommen werden. ${reason} Alles andere, was Sie ausgefüllt haben, ist erhalten geblieben.`,
    announced: {
      sending: ({ name }) => `${name} wird hochgeladen.`,
      reading: ({ name }) => `${name} ist angekommen und wird gelesen.`,
      arrived: "Ihr Lebenslauf wurde gelesen. Was gelesen wurde, steht unten und lässt sich berichtigen.",
    },
    sentOnceMore:
      "Ihr Lebenslauf musste noch einmal gesendet werden und ist angekommen. Bitte senden Sie Ihre Bewerbung erneut.",
  },

  file: {
    held: "Wartet auf Ihren Lebenslauf",
    uploading: ({ percent, size }) => `Wird hochgeladen, ${percent} % von ${size}`,
    reading: "Wird gelesen",
    readingTheFile: "Die Datei wird gelesen",
    uploadingTheFile: "Die Datei wird hochgeladen",
  },

  read: {
    title: "Was wir aus Ihrem Lebenslauf gelesen haben",
    unreadTitle: "Ihre Angaben",
    look: "Bitte sehen Sie nach, ob es stimmt. Was Sie hier berichtigen, gilt anstelle des Gelesenen.",
    cvFirst: "Fügen Sie zuerst Ihren Lebenslauf hinzu, dann werden diese Felder für Sie ausgefüllt.",
    emailHint: "Dorthin geht der Link zu Ihrer Bewerbung.",
    noJobs:
      "In Ihrem Lebenslauf wurde keine gefunden. Was fehlt, können Sie nach dem Senden über den Link ergänzen, den Sie erhalten.",
    noEducation: "In Ihrem Lebenslauf wurde keine gefunden.",
    noTitle: "Ohne Bezeichnung",
    stillThere: "Ich arbeite noch dort",
    notMyDegree: "Das ist kein Abschluss von mir",
    removedJob: "Keine Stelle von Ihnen",
    removedDegree: "Kein Abschluss von Ihnen",
    corrected: "Von Ihnen berichtigt",
    correct: "Berichtigen",
    done: "Fertig",
  },

  question: {
    yes: "Ja",
    no: "Nein",
    choose: "Bitte auswählen",
    linkHint: "Zum Beispiel https://example.com",
    chooseFile: "Datei auswählen",
    remove: "Entfernen",
    file: ({ question }) => `Datei: ${question}`,
    fileHint: ({ size }) => `Ein Dokument oder ein Bild, höchstens ${size}.`,
  },

  notice: {
    title: "Vor dem Senden",
    for: "Wofür es ist",
    who: "Wer es sieht",
    how: "Wie bewertet wird",
    yours: "Ihre Wahl",
    version: ({ version }) => `Hinweis ${version}`,
  },

  problems: {
    count: ({ count }) =>
      plural(count, {
        one: "# Feld sollten Sie noch einmal ansehen",
        other: "# Felder sollten Sie noch einmal ansehen",
      }),
    done: "erledigt.",
    cv: "Ihr Lebenslauf",
    consent: "Ihre Einwilligung",
    notAgreed: "Bitte setzen Sie hier ein Häkchen, damit Ihre Bewerbung aufbewahrt und bewertet werden darf.",
    noCv: "Bitte fügen Sie Ihren Lebenslauf hinzu.",
    cvOnTheWay: "Er ist noch unterwegs. Sobald er gelesen ist, sehen Sie hier, was darin gefunden wurde.",
    fileHeld: "Diese Datei wird gesendet, sobald Ihr Lebenslauf gesendet ist.",
    fileOnTheWay: "Diese Datei ist noch unterwegs.",
    anotherFile: "Bitte wählen Sie eine andere Datei aus.",
    time: "Bitte geben Sie ein Jahr oder Jahr und Monat an, zum Beispiel 2019-03.",
    fileOfOtherType: "Das ist weder ein PDF noch ein Word-Dokument (DOCX).",
    fileEmpty: "Diese Datei ist leer.",
    fileTooLarge: ({ size }) => `Diese Datei ist größer als ${size}.`,
  },

  sent: {
    title: "Vielen Dank, Ihre Bewerbung ist angekommen",
    elsewhere: ({ email }) =>
      `Sie wurde in einem anderen Tab gesendet. Der Link wird dort angezeigt und ist unterwegs an ${email}.`,
    see: "Bewerbung ansehen",
    copyLink: "Link kopieren",
    alsoMailed: ({ email }) =>
      `Derselbe Link ist unterwegs an ${email}. Behalten Sie ihn für sich: Wer ihn hat, kann Ihre Bewerbung sehen und löschen.`,
    next: "Wie es weitergeht",
    compared:
      "Ihr Lebenslauf wird mit den Anforderungen der Stelle verglichen. Dadurch wird nichts entschieden.",
    looked: ({ employer }) => `${employer} sieht sie sich an. Es entscheiden Menschen, kein Programm.`,
    theEmployer: "Der Arbeitgeber",
    untilThen:
      "Bis dahin zeigt Ihr Link den Stand. Dort können Sie berichtigen, was gelesen wurde, Fehlendes ergänzen, einen Menschen hinzuziehen, die Bewerbung zurückziehen oder alles löschen lassen.",
    again: "Für jemand anderen bewerben",
  },
};

export default words;
