import { isolate } from "@winnow/contract/isolate.ts";
import { plural } from "../plural.ts";

type Named = { name: string };

/** The match report: what one CV shows of what was asked for, what it counts, and what people did about it. */
const words = {
  page: "Match report",
  none: {
    title: "No report yet",
    text: "Reports appear as CVs are screened.",
    back: "Back to the results",
  },
  hint: "Select a quotation to see it in the CV. “Not stated” is a question to ask and not a no: the CV does not say.",
  steps: {
    label: "Candidates",
    results: "Results",
    previous: "Candidate before",
    next: "Next candidate",
  },
  rank: ({ rank, of, isTied }: { rank: number; of: number | undefined; isTied: boolean }) =>
    `Rank ${rank}${of === undefined ? "" : ` of ${of}`}${isTied ? ", tied" : ""}`,
  files: {
    pdf: "Save as PDF",
    paper: ({ paper }: { paper: string }) => `${paper} paper`,
    saved: ({ name }: Named) => `Saved ${isolate(name)}.`,
    failed: "The PDF could not be made.",
  },

  decided: {
    by: ({ decision }: { decision: string }) => `${decision} by `,
    at: ({ at }: { at: string }) => `, ${at}`,
    nobody: "Nobody has decided yet.",
  },
  ownScore: {
    title: "My score",
    open: "My score…",
    score: ({ score }: { score: string }) => `My score ${score}`,
    text: ({ score }: { score: string }) =>
      `It stands beside the matching score of ${score}, which stays as it is.`,
    field: "Score, 0 to 100",
    notAScore: "Please enter a number from 0 to 100.",
    reason: "Reason",
    noReason: "Please say why.",
    longReason: "Please use at most 500 characters.",
    saved: "Saved your score.",
    taken: "Took your score away.",
    takeAway: "Take it away",
    save: "Save",
  },
  notes: {
    title: "Notes",
    new: "New note",
    placeholder: "Write a note",
    add: "Add note",
    added: "Added the note.",
    notSaved: ({ reason }: { reason: string }) => `The note was not saved. ${reason}`,
    remove: ({ at }: { at: string }) => `Remove the note of ${at}`,
    removed: "Removed the note.",
  },

  score: ({ score }: { score: number }) => `Score ${score} of 100`,
  wholePerson: "Everything of this person",
  original: "Download the original",
  duplicates: "Probably the same person, by e-mail or phone:",
  application: "Application",
  flags: "Noticed in the document",
  unsure: { word: "unsure", why: "This may have been read wrongly. Look at the CV." },

  requirements: {
    title: "Requirements",
    all: "All requirements",
    withVerdict: ({ verdict, text }: { verdict: string; text: string }) => `${verdict}: ${text}`,
    openAll: "Open all",
    closeAll: "Close all",
    lacking: "Missing or partly",
    met: "Met",
    points: ({ points, of }: { points: string; of: string }) => `${points} of ${of}`,
    unreadPart: "A part of this CV could not be read. Look for it on the page.",
    takes: ({ points }: { points: string }) => `Not shown in full, it takes ${points} points from all else.`,
  },
  sum: {
    title: "How the score adds up",
    show: "Show the sum",
    hide: "Hide the sum",
    requirement: "Requirement",
    points: "Points",
    of: "Of",
    score: "Score",
    /** How much of the job description the requirements came from. */
    read: ({ sentences, unread }: { sentences: number; unread: number }) => {
      const all = sentences + unread;
      if (all === 0) return "";
      return unread === 0
        ? `The requirements come from ${plural(all, { one: "the one sentence of the job description that seems", other: "all # sentences of the job description that seem" })} to ask for something.`
        : `The requirements come from ${sentences} of ${all} sentences of the job description that seem to ask for something; the rest were left unchecked.`;
    },
    hardlyRead:
      "Hardly anything of the job description could be read, so the score leans on how alike the work in its text and in this CV are.",
    engine: (by: { version: string; day: string; weighedBy: string | null }) =>
      by.weighedBy === null
        ? `Counted by engine ${by.version} as of ${by.day}. A person decides; the score never does.`
        : `Read by engine ${by.version} as of ${by.day}; weighed by engine ${by.weighedBy} when the weights were changed. A person decides; the score never does.`,
  },
  questions: {
    title: "Questions to ask",
    copy: "Copy",
    copyLabel: "Copy the questions",
    copied: ({ count }: { count: number }) =>
      plural(count, { one: "Copied the question.", other: "Copied the questions." }),
    notCopied: "The browser did not allow copying. Select the text instead.",
    unreadPart: "A part of this CV could not be read with certainty: look at the page before you ask.",
  },
  earlier: {
    title: "Earlier reports",
    text: "What an older engine had found, before a newer one’s report took its place.",
    open: ({ engine, score }: { engine: string; score: string }) => `Engine ${engine}: score ${score}`,
    replaced: ({ by, at }: { by: string | null; at: string }) =>
      by === null ? `Replaced ${at}` : `Replaced by ${by}, ${at}`,
    failed: "The earlier reports could not be loaded.",
    loading: "Loading",
  },
  history: {
    title: "History",
    latest: "Show the latest",
    all: ({ count }: { count: number }) => `Show all ${count}`,
  },

  profile: {
    title: "Profile",
    contact: "Contact",
    education: "Education",
    certificates: "Certificates",
    languages: "Languages",
    skills: "Skills",
    links: "Links",
    none: "none",
    fields: ({ fields }: { fields: readonly string[] }) =>
      `${fields.length === 1 ? "Field" : "Fields"}: ${fields.join(", ")}`,
    fewer: "Show fewer",
    all: ({ count }: { count: number }) => `Show all ${count}`,
    placed: ({ text, page }: { text: string; page: number }) => `${isolate(text)} (p. ${page})`,
    shown: {
      "used recently": "Used in a recent role",
      used: "Used in a role",
      listed: "Listed",
      mentioned: "Mentioned",
    },
    experience: ({ years }: { years: string }) => `Experience · ${years}`,
    overlap: "Months in which jobs overlap count once.",
    present: ({ day }: { day: string }) => `“Present” counts up to ${day}.`,
    noDates: "No dates stated",
    gap: ({ months }: { months: string }) => `Before it, no job is stated for ${months}.`,
  },

  cv: {
    title: "The original CV",
    pages: ({ name }: Named) => `CV of ${isolate(name)}`,
    text: ({ name }: Named) => `Text of the CV of ${isolate(name)}`,
    note: "The text that was read from the file.",
    redacted:
      "The text that was read. Words that tell who it is are left out until the candidate is revealed.",
    page: ({ page }: { page: number }) => `Page ${page}`,
    notShown: "The original could not be shown.",
    notLoaded: "The text could not be loaded.",
    back: "Back to the report",
  },

  corrections: {
    open: "Fix what was read",
    title: "What was read wrongly?",
    stays: ({ score }: { score: string }) => `Saved. The score stays ${score}.`,
    changes: ({ before, after }: { before: string; after: string }) => `Saved. Score ${before} → ${after}.`,
    score: ({ score }: { score: string }) =>
      `Score ${score}. Every correction is written into the history, and can be taken back.`,
    scoreWas: ({ score, was }: { score: string; was: string }) =>
      `Score ${score} (was: ${was}). Every correction is written into the history, and can be taken back.`,
    blind:
      "In blind mode names are hidden. Contact, jobs and education can be corrected once the candidate is revealed.",
    experience: "Experience",
    takeAllBack: "Take all back",
    byAPerson: "Corrected by a person",
    whatItDid: ({ score, was }: { score: string; was: string }) =>
      `Score ${score}, was ${was} as it was read.`,
    list: "Corrections",
    requirement: "A requirement",
    verdict: "Verdict",
    quotation: "The CV’s own words that show it",
    noQuotation: "Please quote the words of the CV that show it.",
    quotationHint: "They have to stand in the CV as they are written here.",
  },
};

export default words;
