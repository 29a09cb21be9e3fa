import type english from "../en/interview.ts";
import { anyOf } from "../joined.ts";
import { plural } from "../plural.ts";

/** As the object of "antworten": "schriftlich oder per Video". */
const ways = { text: "schriftlich", audio: "mit einer Tonaufnahme", video: "mit einem Video" } as const;

const words: typeof english = {
  options: "Optionen",
  invalidLink: {
    title: "Dieser Link ist nicht gültig",
    text: "Vielleicht ist er unvollständig, oder in einer neueren E-Mail steht ein anderer. Öffnen Sie den Link aus der neuesten E-Mail; hilft das nicht, antworten Sie auf diese E-Mail.",
  },
  erased: "Ihr Interview ist gelöscht",
  theRecruiter: "dem Arbeitgeber",
  titles: {
    welcome: ({ title }) => `Interview: ${title}`,
    elsewhere: "Das Interview ist in einem anderen Fenster oder auf einem anderen Gerät geöffnet",
    finish: "Interview abschließen",
    question: ({ number, of }) => `Frage ${number} von ${of}`,
    not_open_yet: "Das Interview ist noch nicht geöffnet",
    completed: "Vielen Dank, Ihre Antworten sind angekommen",
    withdrawn: "Sie haben sich zurückgezogen",
    closed: "Das Interview ist beendet",
    cancelled: "Das Interview wurde abgesagt",
  },
  next: {
    not_open_yet: ({ opens }) => `Es öffnet am ${opens}. Kommen Sie dann mit demselben Link wieder.`,
    completed: ({ recruiter }) =>
      `${recruiter} sieht sich Ihre Antworten an und meldet sich bei Ihnen. Sie können diese Seite schließen; dieser Link führt zu ihr zurück.`,
    withdrawn: ({ recruiter }) =>
      `${recruiter} weiß, dass Sie nicht weitermachen. Sie müssen nichts weiter tun. Falls Sie es sich anders überlegen, schreiben Sie ${recruiter}.`,
    closed: ({ closed, recruiter }) =>
      `Die Zeit zum Antworten endete am ${closed}. Falls Sie verhindert waren, schreiben Sie ${recruiter}: Die Zeit kann verlängert werden.`,
    cancelled: ({ recruiter }) => `${recruiter} hat dieses Interview abgesagt. Sie müssen nichts tun.`,
  },

  greeting: ({ name, recruiter }) =>
    `Guten Tag, ${name}. ${recruiter} stellt Ihnen einige Fragen, die Sie beantworten, wann es Ihnen passt. Durch das Lesen dieser Seite wird nichts verbraucht.`,
  facts: {
    length: "Dauer",
    lengthIs: ({ count, length }) =>
      `${plural(count, { one: "# Frage", other: "# Fragen" })}, insgesamt höchstens ${length}, mit Pausen nach Belieben`,
    how: "Antworten per",
    howIs: ({ kinds }) => anyOf(kinds.map((kind) => words.kinds[kind])),
    open: "Geöffnet",
    until: ({ closes }) => `bis ${closes}`,
    fromUntil: ({ opens, closes }) => `von ${opens} bis ${closes}`,
    where: "Wo",
    whereIs:
      "Auf einem Telefon oder Computer. Sie können zwischendurch wechseln: Der Link führt dorthin zurück, wo Sie gerade sind.",
  },
  notice: {
    who: "Wer es sieht",
    how: "Wie bewertet wird",
    noted: "Was die Seite festhält",
    yours: "Ihre Wahl",
    version: ({ version }) => `Hinweis ${version}`,
    notAgreed:
      "Bitte setzen Sie hier ein Häkchen, um fortzufahren, oder schließen Sie die Seite: Dann geschieht nichts.",
    agree: "Zustimmen und weiter",
  },

  adjustments: {
    question: "Brauchen Sie mehr Zeit oder eine andere Form?",
    title: "Mehr Zeit oder eine andere Form",
    text: "Sie können um mehr Zeit bitten oder um eine andere Art zu antworten, etwa ein Gespräch. Dadurch entsteht Ihnen kein Nachteil.",
    kind: "Ich bitte um",
    kinds: { extra_time: "Mehr Zeit", other_form: "Eine andere Form" },
    what: "Was würde helfen? (freiwillig)",
    moreTime: ({ percent }) => `Wer darum bittet, erhält sofort ${percent} % mehr Zeit.`,
    whoReads: ({ recruiter }) => `${recruiter} liest das und antwortet hier.`,
    ask: "Darum bitten",
    asked: "Angefragt",
    granted: "Gewährt",
    made: "Worum Sie gebeten haben",
    state: {
      open: ({ recruiter }) => `${recruiter} wurde gefragt und antwortet hier`,
      declined: "abgelehnt",
      granted: "gewährt",
      grantedTime: ({ percent }) => `gewährt, ${percent} % mehr`,
    },
    of: ({ kind, state }) => `${kind}: ${state}`,
  },

  menu: {
    ask: "Um mehr Zeit oder eine andere Form bitten",
    withdraw: "Vom Interview zurücktreten",
    eraseAnswers: "Meine Antworten löschen",
    download: "Alles herunterladen",
    eraseAll: "Alles löschen …",
  },

  withdraw: {
    title: "Vom Interview zurücktreten?",
    confirm: "Zurücktreten",
    text: ({ recruiter }) =>
      `${recruiter} erfährt, dass Sie zurückgetreten sind. Danach können Sie dieses Interview nicht fortsetzen.`,
    reason: "Grund (freiwillig)",
    alsoErase: "Meine Antworten löschen",
    eraseTitle: "Ihre Antworten löschen?",
    eraseConfirm: "Löschen",
    eraseText: "Texte und Aufnahmen werden sofort gelöscht und lassen sich nicht wiederherstellen.",
    erased: "Ihre Antworten sind gelöscht.",
  },

  elsewhere: {
    text: "Es kann immer nur auf einer Seite weitergehen. Nichts geht verloren: Was Sie bisher geantwortet haben, ist erhalten.",
    takeOver: "Hier fortsetzen",
  },

  kinds: { text: "Text", audio: "Ton", video: "Video" },
  answerBy: "Antworten per",

  trial: {
    title: "Probieren Sie es zuerst aus",
    text: "Das ist nur für Sie: Nichts davon wird gesendet, und Sie können es auslassen.",
    kind: "Ausprobieren per",
    question: "Übungsfrage: Was machen Sie gern an einem freien Tag?",
    answer: "Ihre Übungsantwort",
    check: { audio: "Mikrofon prüfen", video: "Kamera und Mikrofon prüfen" },
    anotherForm: "Sie können oben auch eine andere Form wählen, hier und bei jeder Frage.",
    record: "3 Sekunden aufnehmen",
    recorded: "Ihre 3 Sekunden",
    practise: "Bis zu 30 Sekunden üben",
    stop: "Übung beenden",
  },
  camera: "Was Ihre Kamera sieht",
  isHeard: "Ihr Mikrofon funktioniert.",
  saySomething: "Sagen Sie etwas: Die Linie bewegt sich, wenn Sie zu hören sind.",

  trouble: {
    notAllowed: {
      audio: "Diese Seite darf Ihr Mikrofon nicht verwenden.",
      video: "Diese Seite darf Ihre Kamera oder Ihr Mikrofon nicht verwenden.",
      remedy:
        "Erlauben Sie es im Browser über das Zeichen neben der Adresse und in den Einstellungen Ihres Geräts. Versuchen Sie es dann erneut.",
    },
    notFound: {
      audio: "Es wurde kein Mikrofon gefunden.",
      video: "Es wurde keine Kamera oder kein Mikrofon gefunden.",
      remedy: "Schließen Sie das Gerät an oder schalten Sie es ein, und versuchen Sie es erneut.",
    },
    taken: {
      audio: "Ihr Mikrofon wird von einem anderen Programm verwendet.",
      video: "Ihre Kamera oder Ihr Mikrofon wird von einem anderen Programm verwendet.",
      remedy:
        "Schließen Sie andere Programme, die es verwenden, etwa ein Videogespräch, und versuchen Sie es erneut.",
    },
    cannotRecord: {
      audio: "Dieser Browser kann auf dieser Seite keinen Ton aufnehmen.",
      video: "Dieser Browser kann auf dieser Seite kein Video aufnehmen.",
      remedy: "Öffnen Sie den Link in einem neueren Browser oder auf einem anderen Gerät.",
    },
    lost: {
      audio: "Ihr Mikrofon ist nicht mehr verfügbar.",
      video: "Ihre Kamera oder Ihr Mikrofon ist nicht mehr verfügbar.",
      remedy:
        "Was bis dahin aufgenommen wurde, ist erhalten. Sie können weiter aufnehmen oder die Antwort so abgeben.",
    },
    timeUsedUp: {
      audio: "Die Zeit für diese Antwort ist aufgebraucht.",
      video: "Die Zeit für diese Antwort ist aufgebraucht.",
      remedy: "Geben Sie sie so ab, oder nehmen Sie sie neu auf, falls eine Wiederholung übrig ist.",
    },
  },

  pause: {
    first: "Noch läuft keine Zeit. Sie beginnt, wenn Sie die erste Frage anzeigen.",
    between:
      "Ihre Antwort ist gespeichert. Gerade läuft keine Zeit: Machen Sie eine Pause, und fahren Sie fort, wann Sie möchten.",
    ahead: ({ number, think, answer, kinds }) =>
      `Frage ${number}: ${think} zum Nachdenken, dann bis zu ${answer}, um ${anyOf(kinds.map((kind) => ways[kind]))} zu antworten.`,
    retakes: ({ count }) =>
      `Eine Aufnahme lässt sich ${plural(count, { one: "einmal", other: "#-mal" })} wiederholen.`,
    show: ({ number }) => `Frage ${number} anzeigen`,
  },

  preparing: {
    time: "Zeit zum Nachdenken",
    startNow: "Jetzt antworten",
    start: "Antworten",
    byItself: "Wenn diese Zeit um ist, beginnt die Antwort von selbst.",
  },
  leaveOut: {
    act: "Auslassen",
    title: ({ number }) => `Frage ${number} auslassen?`,
    text: "Sie können nicht zu ihr zurückkehren. Die anderen Fragen bleiben, wie sie sind.",
  },
  time: {
    minutes: ({ count }) => plural(count, { one: "# Minute", other: "# Minuten" }),
    seconds: ({ count }) => plural(count, { one: "# Sekunde", other: "# Sekunden" }),
    toAnswer: "Zeit zum Antworten",
    left: ({ label, length }) => `${label}: noch ${length}`,
    over: ({ label }) => `${label}: abgelaufen`,
    toldOver: "Die Zeit ist abgelaufen.",
    toldLeft: ({ length }) => `Noch ${length}.`,
    toldHalf: ({ length }) => `Die Hälfte der Zeit ist übrig: ${length}.`,
  },
  answer: {
    yours: "Ihre Antwort",
    saved: "Gespeichert",
    saving: "Wird gespeichert",
    kept: "Auf diesem Gerät aufbewahrt, bis die Verbindung wieder da ist",
    give: "Antwort abgeben",
    goOnWith: "Mit dieser Antwort weiter",
    stop: "Stopp",
    recording: "Aufnahme läuft",
    start: "Aufnahme starten",
    goOn: "Weiter aufnehmen",
    again: "Neu aufnehmen",
    none: "Es wurde noch nichts aufgenommen.",
    elsewhere:
      "Was auf einem anderen Gerät oder früher aufgenommen wurde, ist erhalten; es lässt sich hier nicht abspielen.",
    part: ({ number }) => `Ihre Antwort, Teil ${number}`,
    left: ({ length }) => `Zum Weiteraufnehmen bleiben bis zu ${length}.`,
    replaces:
      "Neu aufzunehmen oder eine andere Form zu wählen, ersetzt diese Antwort und verbraucht eine Wiederholung.",
    noTimeRuns: "Während Sie das ansehen, läuft keine Zeit.",
    instead: {
      text: "Stattdessen schriftlich antworten",
      audio: "Stattdessen Ton aufnehmen",
      video: "Stattdessen Video aufnehmen",
    },
  },
  network: {
    offline:
      "Gerade besteht keine Verbindung. Machen Sie weiter: Was Sie tun, bleibt auf diesem Gerät und wird gesendet, sobald die Verbindung wieder da ist.",
    heldUp:
      "Ihre Aufnahme kann gerade nicht gesendet werden. Machen Sie weiter: Sie bleibt auf diesem Gerät und wird gesendet, sobald das wieder geht.",
    onlyInMemory: ({ count }) =>
      `Dieser Browser hat keinen Platz, um Ihre Aufnahme aufzubewahren. Lassen Sie diese Seite geöffnet, bis ${plural(count, { one: "# Teil gesendet ist", other: "# Teile gesendet sind" })}.`,
    sending: ({ count }) =>
      plural(count, {
        one: "# Teil Ihrer Aufnahme ist unterwegs.",
        other: "# Teile Ihrer Aufnahmen sind unterwegs.",
      }),
    allSaved: "Alles bisher Aufgenommene ist gespeichert.",
  },
  finish: {
    text: ({ recruiter }) =>
      `Das war die letzte Frage. Mit „Interview abschließen“ gehen Ihre Antworten an ${recruiter}; bis dahin können Sie noch zurücktreten.`,
    missing: ({ numbers }) =>
      `Von Ihrer Antwort auf ${numbers.map((number) => `Frage ${number}`).join(" und ")} ist etwas nicht angekommen und nicht auf diesem Gerät. Falls es auf einem anderen aufgenommen wurde, öffnen Sie diesen Link dort, und warten Sie, bis es gesendet ist. Sie können auch ohne es abschließen: Was angekommen ist, bleibt erhalten.`,
    act: "Interview abschließen",
    withoutMissing: "Ohne das Fehlende abschließen",
  },
  receipt: {
    answered: "Was Sie geantwortet haben",
    answers: "Ihre Antworten",
    question: ({ number }) => `Frage ${number}`,
    recordings: { audio: "Tonaufnahme", video: "Videoaufnahme" },
    ready: ({ recording, length }) => `${recording}, ${length}`,
    failed: ({ recording }) => `${recording}, die nicht gelesen werden konnte`,
    joining: ({ recording }) => `${recording}, die gerade zusammengesetzt wird`,
  },
};

export default words;
