import { plural } from "../plural.ts";

/** The form by which people apply, for whoever opens it and decides what it asks. */
const words = {
  title: "Job form",
  parts: "Parts of the job form",
  tabs: { share: "Share", form: "Form" },
  failed: "The job form could not be loaded.",
  merged: "The questions were changed in another window meanwhile. Both changes are kept.",
  done: "Done",

  copy: {
    act: ({ act, label }: { act: string; label: string }) => `${act}: ${label}`,
    refused: "The browser did not copy it. It is selected: copy it with the keyboard.",
  },

  form: {
    reading: "What applicants read",
    title: "Title",
    titleHint: "Empty: the title of the job description.",
    description: "Description",
    descriptionHint: "Empty: the text of the job description.",
    questions: "Your questions",
    questionsHint:
      "Name, e-mail and CV are always asked for. Applicants get your questions after those, in this order.",
    after: "After applying",
    showsScore: "Show applicants their score",
    showsScoreHint:
      "Their receipt then says how well the CV fits, as a number from 0 to 100, as soon as it is screened. Scores of others are never shown. Off: the receipt says which requirements are looked at, and no number.",
    see: "See it as applicants do",
    newTab: "opens in a new tab",
    notOpen: "You can see it as applicants do once it is open.",
  },

  questions: {
    label: "Questions",
    moved: ({ place, of }: { place: number; of: number }) => `Question moved to place ${place} of ${of}.`,
    removed: ({ question }: { question: string }) => `“${question}” is removed.`,
    undo: "Undo",
    full: ({ count }: { count: number }) => `A form has ${count} questions at the most.`,
    write: "Write a question",
    add: "Add",
    close: "Close",
    edit: "Edit",
    toggle: ({ act, number }: { act: string; number: number }) => `${act} question ${number}`,
    moveUp: ({ number }: { number: number }) => `Move question ${number} up`,
    moveDown: ({ number }: { number: number }) => `Move question ${number} down`,
    remove: ({ number }: { number: number }) => `Remove question ${number}`,
    question: ({ number }: { number: number }) => `Question ${number}`,
    questionMissing: "Please write the question.",
    answer: ({ number }: { number: number }) => `Answer to question ${number}`,
    required: "Has to be answered",
    choices: ({ number }: { number: number }) => `Choices of question ${number}, one a line`,
    tooFewChoices: "Please write at least two.",
    tooManyChoices: ({ count }: { count: number }) => `Please write ${count} at the most.`,
    choiceOf: ({ label, choices }: { label: string; choices: string }) => `${label}: ${choices}`,
  },

  share: {
    opening: "Open or closed",
    sources: "Where applicants came from",
    link: "Link",
    place: "Where you put it (optional)",
    placeHint: "The link then says so, and who applies by it is counted above.",
    linkToApply: "Link to apply",
    qrCode: "QR code",
    searchEngines: "Search engines",
    ownSite: "On your own site",
    html: "HTML",
    htmlHint:
      "A link that looks like a button, with the job as search engines read it. The form itself cannot be put into another page, so that nobody can hide it behind a page that looks like yours.",
    /** The button on one's own site. */
    apply: "Apply for this job",
  },

  replace: {
    act: "Replace the link…",
    title: "Replace the link?",
    confirm: "Replace it",
    text: "The link of now stops working at once, wherever it was put, also on QR codes. Whoever is filling in the form by it cannot send it any more. Applications that were sent stay.",
  },

  qr: {
    label: "QR code of the link",
    savePng: "Save as PNG",
    saveSvg: "Save as SVG",
  },

  state: {
    sample: "This is a sample: nobody can apply to it.",
    open: ({ since }: { since: string }) => `Open since ${since}.`,
    closes: ({ moment }: { moment: string }) => `It closes on ${moment}.`,
    closed: "Closed. Nobody can apply.",
    opens: ({ moment }: { moment: string }) => `It opens on ${moment}.`,
    over: ({ since }: { since: string }) => `Closed since ${since}. Nobody can apply.`,
    internal: "Not public. Nobody can apply until you turn it on.",
  },

  opening: {
    turnOn: "Turn it on",
    turnOff: "Turn it off",
    close: "Close it now",
    openAgain: "Open it again",
    openNow: "Open it now",
    opens: "Opens (optional)",
    closes: "Closes (optional)",
  },

  sources: {
    none: "Nobody has applied yet.",
    applied: ({ count }: { count: number }) =>
      `${plural(count, { one: "# person has applied", other: "# people have applied" })}.`,
    withoutPlace: "A link without a place",
  },

  listing: {
    notSaid: "Not said",
    list: "Let search engines list it",
    listHint:
      "While it is open, anybody can then find it, also without the link. What search engines have read they may keep for some days after it closes.",
    town: "Town",
    country: "Country",
    work: "Work",
    atPlace: "At a place",
    fromHome: "From home",
    employment: "Kind of employment",
    countryWanted: "Google lists a job only where its country is said.",
  },
};

export default words;
