import type english from "../en/labels.ts";

const words: typeof english = {
  decisions: {
    shortlist: {
      act: "Engere Wahl",
      state: "In der engeren Wahl",
      doneTo: (whom) => `${whom} in die engere Wahl genommen`,
    },
    hold: { act: "Zurückstellen", state: "Zurückgestellt", doneTo: (whom) => `${whom} zurückgestellt` },
    reject: { act: "Ablehnen", state: "Abgelehnt", doneTo: (whom) => `${whom} abgelehnt` },
  },
  interviewDecisions: {
    advance: {
      act: "Eine Runde weiter",
      state: "Eine Runde weiter",
      doneTo: (whom) => `${whom} eine Runde weitergelassen`,
    },
    hold: { act: "Zurückstellen", state: "Zurückgestellt", doneTo: (whom) => `${whom} zurückgestellt` },
    reject: { act: "Ablehnen", state: "Abgelehnt", doneTo: (whom) => `${whom} abgelehnt` },
  },
  verdicts: { met: "Erfüllt", partly: "Teilweise", "not stated": "Nicht genannt" },
  requirementKinds: { must: "Muss", nice: "Wunsch" },
  screeningStatuses: { Pending: "Ausstehend", InProgress: "Läuft", Completed: "Abgeschlossen" },
  driveStatuses: {
    Draft: "Entwurf",
    InProgress: "Läuft",
    Completed: "Abgeschlossen",
    Cancelled: "Abgesagt",
  },
  interviewStatuses: { NotAttended: "Nicht begonnen", Started: "Begonnen", COMPLETED: "Abgeschlossen" },
  interviewOutcomes: {
    none: "Offen oder abgeschlossen",
    withdrawn: "Zurückgezogen",
    closed: "Zeit abgelaufen",
    cancelled: "Abgesagt",
  },
  interviewRequests: { extra_time: "Mehr Zeit", other_form: "Eine andere Form" },
  interviewRequestStates: {
    open: "Wartet auf Ihre Antwort",
    granted: "Gewährt",
    declined: "Abgelehnt",
  },
  emailStatuses: { SENT: "Gesendet", NOT_SENT: "Nicht gesendet" },
  answerKinds: { text: "Text", audio: "Ton", video: "Video" },
  questionKinds: {
    "past behaviour": "Zu etwas Erlebtem",
    situational: "Zu einer Situation",
    own: "Eine eigene",
  },
  formQuestionKinds: {
    short_text: "Kurzer Text",
    long_text: "Langer Text",
    choice: "Auswahl",
    yes_no: "Ja oder Nein",
    number: "Zahl",
    date: "Datum",
    file: "Datei",
    link: "Link",
  },
  employmentTypes: {
    FULL_TIME: "Vollzeit",
    PART_TIME: "Teilzeit",
    TEMPORARY: "Befristet",
    CONTRACTOR: "Freie Mitarbeit",
    INTERN: "Praktikum",
    VOLUNTEER: "Ehrenamt",
    PER_DIEM: "Tageweise",
  },
  shareStates: { open: "Offen", expired: "Abgelaufen", revoked: "Widerrufen" },
  thumbs: { up: "Daumen hoch", down: "Daumen runter" },
  candidateMailKinds: {
    received: "Bewerbung eingegangen",
    answered: "Anfrage beantwortet",
    invited: "Einladung",
    reminded: "Erinnerung",
    withdrawn: "Einladung zurückgezogen",
    cancelled: "Interviews abgesagt",
    rejected: "Absage",
    erased: "Daten gelöscht",
  },
  candidateMailStates: {
    waiting: "Wartet auf den Versand",
    sent: "Gesendet",
    failed: "Nicht gesendet",
    undone: "Zurückgenommen",
  },
  erasureCauses: {
    candidate: "Die Person selbst",
    recruiter: "Jemand aus dem Recruiting",
    retention: "Die Aufbewahrungsfrist war abgelaufen",
  },
  transactionTypes: { credit: "Gutschrift", debit: "Belastung" },
  transactionKinds: {
    payment: "Kauf",
    reversal: "Erstattung",
    gift: "Geschenk",
    screening: "CV-Screening",
    interview: "Interviews",
  },
};

export default words;
