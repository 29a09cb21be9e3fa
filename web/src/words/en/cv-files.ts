import { isolate } from "@winnow/contract/isolate.ts";
import { maximumFileSize, maximumFilesPerCall, maximumPages } from "@winnow/contract/limits.ts";
import type { FileFailureReason } from "@winnow/contract/screenings.ts";
import { plural } from "../plural.ts";

type Named = { name: string };
type Counted = { count: number };

/** CVs on their way to a screening and in it: choosing, unpacking, sending, what became of each. */
const words = {
  title: "CVs",
  sample: "The sample comes with its own CVs and is free. Create a screening of your own to add CVs.",
  drop: "Drop CVs, a folder or a ZIP here",
  dropHint: `PDF or DOCX, up to ${maximumFileSize} and ${maximumPages} pages each, up to ${maximumFilesPerCall} at once. Files can be pasted too.`,
  pick: "Select files",
  sentElsewhere: ({ count }: Counted) => `${files(count, "is", "are")} being sent from another tab.`,
  opening: "Opening",
  unpacking: "Unpacking",

  notes: {
    tooMany: ({ count }: Counted) =>
      `The first ${maximumFilesPerCall} files are taken. ${files(count, "was", "were")} left out; please add ${count === 1 ? "it" : "them"} again afterwards.`,
    noRoom: ({ count, reason }: Counted & { reason: string }) =>
      `${count === 1 ? "This file was not" : `None of these ${plural(count, { other: "# files" })} was`} sent. ${reason}`,
    alreadyHere: ({ count }: Counted) =>
      plural(count, {
        one: "# file with the same name and size is here already and was not sent again.",
        other: "# files with the same name and size are here already and were not sent again.",
      }),
    sendAnyway: "Send them anyway",
    unpacked: ({ name, taken }: Named & { taken: number }) => `${takenFrom(taken, name)}.`,
    unpackedWithout: ({ name, taken, leftOut }: Named & { taken: number; leftOut: number }) =>
      `${takenFrom(taken, name)}, ${files(leftOut, "was", "were")} left out.`,
    which: "Which, and why",
    unreadable: ({ name, reason }: Named & { reason: string }) => `${isolate(name)}: ${reason}`,
  },
  zip: {
    empty: "This ZIP holds no files.",
    tooLarge: "This ZIP is too large to be opened here. Please make smaller ones.",
    damaged: "This is not a ZIP, or it is damaged.",
    notOpened: "This ZIP could not be opened.",
  },
  entry: {
    tooMany: `Only the first ${maximumFilesPerCall} CVs of a ZIP are taken.`,
    tooLarge: `It is larger than ${maximumFileSize}, the most that is accepted.`,
    overBudget: "The ZIP unpacks to more than 1 GB; this is beyond it.",
    damaged: "It is damaged inside the ZIP.",
    zipInZip: "A ZIP inside a ZIP is not opened.",
    otherType: "Only PDF and DOCX are read.",
    encrypted: "It is protected by a password.",
    packedOtherwise: "It is packed in a way that cannot be opened here.",
  },

  missing: {
    title: ({ count }: Counted) =>
      `${plural(count, { one: "# file", other: "# files" })} had not arrived when the page was left. Select ${it(count)} again, or the whole folder: what is here already is not sent twice.`,
    which: ({ count }: Counted) => plural(count, { one: "Which one", other: "Which ones" }),
    selectAgain: ({ count }: Counted) => `Select ${it(count)} again`,
    folderAgain: "Select the folder again",
    leaveOut: ({ count }: Counted) => `Leave ${it(count)} out`,
    label: "Missing files",
    folderLabel: "Folder of the missing files",
  },

  sending: {
    title: "Being added",
    stopped: "Not added",
    sent: ({ arrived, total }: { arrived: string; total: number }) =>
      `${arrived} of ${plural(total, { one: "# file", other: "# files" })} sent`,
    paused: "paused",
    pause: "Pause",
    resume: "Go on",
    cancelAll: "Cancel all",
    label: "Files sent",
    isPaused: "Sending is paused.",
    spoken: ({ percent }: { percent: number }) => `Sending, ${percent}% done`,
    tryAll: ({ count }: Counted) => `Try all ${count} again`,
    list: "Files on their way",
    more: ({ count }: Counted) =>
      `and ${plural(count, { one: "# more file", other: "# more files" })} waiting to be sent`,
    tryAgain: ({ name }: Named) => `Try again: ${isolate(name)}`,
    cancel: ({ name }: Named) => `Cancel: ${isolate(name)}`,
    remove: ({ name }: Named) => `Remove: ${isolate(name)}`,
    uploading: ({ name }: Named) => `${isolate(name)}: uploading`,
  },
  upload: {
    tryingAgain: "The connection was lost. Trying again by itself",
    waiting: "Waiting to be sent",
    sending: ({ percent }: { percent: number }) => `Uploading ${percent}%`,
    checking: "Checking",
    notSent: "This file could not be sent.",
    empty: "This file is empty.",
    tooLarge: `This file is larger than ${maximumFileSize}, the most that is accepted.`,
    lost: "The page was left before this file was sent. Please select it again.",
    stalled: {
      connectionFailed: "The connection was lost. The file is kept here and can be sent again.",
      storageFull:
        "There is no room left for files on this server. Please tell its operator. The file is kept here and can be sent again.",
      storageUnavailable:
        "This server cannot take files just now. The file is kept here and can be sent again in a while.",
    },
  },

  file: {
    duplicate: ({ name }: Named) => `Duplicate of ${isolate(name)}. It is neither screened nor charged.`,
    originalGone: ({ state }: { state: string }) => `${state}. Its original is no longer stored.`,
    notArrived: "It has not arrived. Select the file again, or remove this.",
    ready: "Ready",
    checking: "Checking",
    waitsForScanner: "Waiting for the virus scanner; this goes on by itself",
    queued: "Waiting to be screened",
    screening: "Being screened",
    screened: "Screened",
    unreadable: "This file could not be read.",
    readAgain: ({ name }: Named) => `Read again: ${isolate(name)}`,
    download: ({ name }: Named) => `Download: ${isolate(name)}`,
    remove: ({ name }: Named) => `Remove: ${isolate(name)}`,
  },
  /** What a recruiter can do about a file that could not be read, where its reason does not say so itself. */
  remedies: {
    infected: "Tell whoever sent it, and ask for the CV from another machine.",
    tooLargeToScan: "Save it with smaller pictures and add that, or ask the operator of this server.",
    empty: "Ask for it again, or remove it.",
    damaged: "Ask for it again, saved as PDF or DOCX.",
    unsupportedType: "Save it as PDF or DOCX and add that.",
    tooLarge: "Save it with smaller pictures and add that.",
    tooManyPages: "Add the CV alone, without its attachments.",
    noText: "Ask for the document it was printed from, or for a sharper scan.",
    tookTooLong: "Try it again, or save it anew as PDF and add that.",
  } as Readonly<Partial<Record<FileFailureReason, string>>>,
  removal: {
    title: "Remove this CV?",
    confirm: "Remove for good",
    text: { after: " and its result are removed for good." },
  },

  arrived: {
    failed: "The files could not be loaded.",
    count: ({ count }: Counted) => plural(count, { one: "# file", other: "# files" }),
    checking: ({ count }: { count: string }) => `${count} being checked`,
    ready: ({ count }: { count: string }) => `${count} ready`,
    waiting: ({ count }: { count: string }) => `${count} in work`,
    screened: ({ count }: { count: string }) => `${count} screened`,
    unreadable: ({ count }: { count: string }) => `${count} unreadable`,
    duplicates: ({ count }: Counted) => plural(count, { one: "# duplicate", other: "# duplicates" }),
    blind:
      "In blind mode a CV goes by its place among the files, and once it is screened by the number of its candidate.",
    search: "Search by file name",
    show: "Show",
    states: { failed: "Could not be read", screened: "Screened" },
    readAll: "Read all that failed again",
    noMatch: "No file fits this.",
    showAll: "Show all",
    list: "CVs",
  },
  failed: {
    count: ({ count }: Counted) => plural(count, { one: "# failed file", other: "# failed files" }),
    title: "Failed files",
    text: ({ count }: Counted) =>
      plural(count, {
        one: "# file could not be read. It is not charged.",
        other: "# files could not be read. They are not charged.",
      }),
    tryAgain: "Try again",
    list: "Files that could not be read",
    notLoaded: ({ reason }: { reason: string }) => `The files could not be loaded. ${reason}`,
    more: ({ count }: Counted) => `See ${count} more`,
    noneAgain: "None of them can be read again: their originals are gone.",
    readingAgain: ({ count }: Counted) =>
      `Reading ${plural(count, { one: "# file", other: "# files" })} again.`,
  },
};

function files(count: number, one: string, other: string): string {
  return plural(count, { one: `# file ${one}`, other: `# files ${other}` });
}

function it(count: number): string {
  return count === 1 ? "it" : "them";
}

function takenFrom(taken: number, name: string): string {
  return `${plural(taken, { one: "# CV was", other: "# CVs were" })} taken from ${isolate(name)}`;
}

export default words;
