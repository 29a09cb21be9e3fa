import { isolate } from "@winnow/contract/isolate.ts";
import { maximumFileSize } from "@winnow/contract/limits.ts";
import { plural } from "../plural.ts";

type Placed = { position: number };

/** Setting up a screening: job description, requirements, settings, start. */
const words = {
  page: "Set up screening",
  loading: "Screening",
  hint: "Select a requirement to see the sentence that it was read from. What was read wrong can be corrected only before the start; weights can change later as well.",
  title: "Title",
  untitled: "Please give it a title.",
  overtaken:
    "A change that was kept without a connection was not saved: somebody has changed the same since. Reload the page to see theirs, or make yours again.",
  jobForm: "Job form",
  panels: { jd: "Job description", settings: "Settings" },
  jdNotLoaded: "The job description could not be loaded.",

  jd: {
    before: "The job description from before stays in force.",
    another: "Try another file, or paste the text.",
    upload: "Upload of the job description",
    reading: "Reading the job description. This takes a moment.",
    waitsForScanner: "The job description waits for the virus scanner; this goes on by itself.",
    receiving: "Receiving the job description.",
    replaces: ({ count }: { count: number }) =>
      `A new job description replaces the ${plural(count, { one: "# requirement", other: "# requirements" })} you have now, with your changes.`,
    drop: "Drop the job description here",
    dropHint: `PDF or DOCX, up to ${maximumFileSize}`,
    pick: "Select a file",
    paste: "Or paste the text",
    readText: "Read this text",
    keep: "Keep the present one",
    pasted: "Pasted text",
    download: "Download",
    replace: "Replace",
    remove: "Remove",
    showText: "Show the text that was read",
    text: "Text of the job description",
    removal: {
      title: "Remove the job description?",
      confirm: "Remove it",
      text: ({ count }: { count: number }) =>
        `The job description and its ${plural(count, { one: "# requirement", other: "# requirements" })} are removed for good. The CVs stay.`,
    },
  },
  instructions: {
    label: "Instructions (optional)",
    hint: "What to do with single requirements: “German is only nice to have”, “ignore the degree”, “Excel matters most”.",
    notUnderstood: ({ sentences }: { sentences: readonly string[] }) =>
      `Nothing was changed for ${sentences.map((sentence) => `“${isolate(sentence)}”`).join(", ")}: it was not clear which requirement is meant, or what should happen to it. Please change the requirements by hand.`,
    add: "Add instructions",
    show: "Show your instructions",
  },

  requirements: {
    title: "Requirements",
    none: "No requirement was found in this text. Add at least one to screen by.",
    summary: ({ count, musts }: { count: number; musts: number }) =>
      `${plural(count, { one: "# requirement", other: "# requirements" })}, ${musts} of them ${musts === 1 ? "a must-have" : "must-haves"}. Weights run from 1 (least) to 5 (most); 0 leaves one out of the score.`,
    add: "Add a requirement",
    removed: "The requirement is removed.",
    undo: "Undo",
    merged: ({ count }: { count: number }) => `${count} requirements are one now; any of them is enough.`,
    merge: ({ count }: { count: number }) => `Merge ${count}: any of them is enough`,
    mergeHindrances: {
      oneMore: "Select one more to merge.",
      years: "One with a number of years stays by itself.",
      kinds: "These are of different kinds, so each stays by itself.",
    },
    notSaved: "This could not be saved. Please try again.",
    running: "The screening is running. Stop it to change the requirements.",
    locked:
      "CVs have been screened by these requirements, so they can no longer change. That keeps all scores of this screening comparable.",
    withWeight: ({ kind, weight }: { kind: string; weight: string }) => `${kind}, ${weight}`,
    withAlternatives: ({ words: all, alternatives }: { words: string; alternatives: string }) =>
      `${all}. Any one is enough: ${alternatives}`,
    refused: "Left out of the score",
  },
  /** How well the JD was read, where that is doubtful. */
  readings: {
    thin: "Hardly anything in this text could be read as a requirement. Please check the text, and add what the job asks for. Until then the score leans on how alike the work in this text and in a CV are.",
    unknown_language:
      "This text is in a language that Winnow cannot read yet, so the score leans on the words that a CV shares with it. Please add the requirements yourself, or paste a translation.",
  },
  toCheck: {
    title: "Please check",
    about: ({ count }: { count: number }) =>
      plural(count, {
        one: "This sentence may ask for something. It counts once you say so.",
        other: "These # sentences may ask for something. Each counts once you say so.",
      }),
    answers: ({ sentence }: { sentence: string }) => `What this is: ${sentence}`,
    proposedAs: {
      must: ({ by }: { by: string }) => `Proposed as a must-have by ${by}`,
      nice: ({ by }: { by: string }) => `Proposed as a nice-to-have by ${by}`,
    },
    must: "Must-have",
    nice: "Nice-to-have",
    none: "Not a requirement",
  },
  requirement: {
    label: ({ position }: Placed) => `Requirement ${position}`,
    select: ({ position }: Placed) => `Select requirement ${position} to merge`,
    weight: ({ position }: Placed) => `Weight of requirement ${position}`,
    more: ({ position }: Placed) => `More of requirement ${position}`,
    menu: ({ position, text }: Placed & { text: string }) =>
      `What to do with requirement ${position}: ${isolate(text)}`,
    check: ({ position }: Placed) => `Please check requirement ${position}`,
    doubts: {
      asked: "Winnow is not sure that the job asks for this.",
      kind: "Winnow is not sure whether this is a must or a nice-to-have.",
    },
    confirm: "It is right",
    merge: "Merge with others",
    remove: "Remove",
    empty: "Please say what is required.",
    kind: ({ position }: Placed) => `Requirement ${position}: must or nice`,
    kinds: { must: "Must", nice: "Nice" },
    newWeight: ({ weight }: { weight: number }) => `weight ${weight}`,
    example: "For example: 3 years with PostgreSQL",
    add: "Add it",
    alternatives: ({ position }: Placed) => `Alternatives of requirement ${position}`,
    anyIsEnough: "Any one is enough:",
    removeAlternative: ({ name }: { name: string }) => `Remove alternative: ${isolate(name)}`,
    addAlternativeTo: ({ position }: Placed) => `Add an alternative to requirement ${position}`,
    addAlternative: "Add an alternative",
    addAnother: "Add",
    orThis: "Or this is enough",
    alternative: ({ position }: Placed) => `Alternative for requirement ${position}`,
  },

  settings: {
    mode: "Mode",
    modeLocked: "The screening is running. Stop it to change its mode.",
    visibility: "Who can send CVs",
    blind: "Blind mode",
    blindMeans:
      "Names, contact, photos, schools and dates of birth are hidden in the list, the report and the CV. Each candidate can be revealed by hand; who did it, and when, is written down. Scores are the same either way.",
    show: {
      title: "Show all candidates?",
      confirm: "Show everybody",
      text: "Every candidate of this screening becomes visible. That is written into the history of each result.",
    },
  },

  start: {
    label: "Start",
    running: "This screening is running. Leaving this page changes nothing.",
    done: "Every CV here has been screened.",
    notReady: "Not all CVs are ready yet.",
    results: "See the results",
    stop: "Stop",
  },
};

export default words;
