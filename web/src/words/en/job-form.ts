import { plural } from "../plural.ts";

/** Where people apply. */
const words = {
  page: "Open position",
  gone: {
    title: "No open position here",
    text: "The link may be incomplete, or no applications are taken by it just now. Ask whoever gave it to you, or look at the employer’s own pages.",
  },
  documentTitle: ({ title, employer }: { title: string; employer: string }) => `${title} at ${employer}`,
  applyUntil: ({ moment }: { moment: string }) => `Apply until ${moment}`,
  goToForm: "Go to the form",
  showAll: "Show all",
  showLess: "Show less",
  form: "Application",
  send: "Send application",
  clear: "Clear everything",
  keptHere: "Until it is sent, what you fill in stays on this device, also when you leave this page.",
  questions: "Questions",
  offline:
    "There is no connection just now. What you filled in is kept on this device, and it goes on by itself when the connection is back.",
  busy: "There is a lot to do here just now. What you filled in is kept on this device, and it is tried again by itself.",

  cv: {
    title: "Your CV",
    begin: "Begin with your CV",
    another: "Another file",
    hint: ({ size }: { size: string }) => `PDF or Word (DOCX), at most ${size}.`,
    dropHint: "Drop it here, paste it or select it.",
    choose: "Select your CV",
    refused: ({ reason }: { reason: string }) =>
      `cannot be taken. ${reason} Everything else that you filled in is kept.`,
    announced: {
      sending: ({ name }: { name: string }) => `${name} is being uploaded.`,
      reading: ({ name }: { name: string }) => `${name} has arrived and is being read.`,
      arrived: "Your CV was read. What was read stands below, to be corrected.",
    },
    sentOnceMore: "Your CV had to be sent once more, and has arrived. Please send your application again.",
  },

  file: {
    held: "Waits for your CV",
    uploading: ({ percent, size }: { percent: number; size: string }) => `Uploading, ${percent} % of ${size}`,
    reading: "Reading",
    readingTheFile: "Reading the file",
    uploadingTheFile: "Uploading the file",
  },

  read: {
    title: "What we read from your CV",
    unreadTitle: "Your details",
    look: "Please look whether it is right. What you correct here counts, in place of what was read.",
    cvFirst: "Add your CV first, and these are filled in for you.",
    emailHint: "The link to your application goes there.",
    noJobs:
      "None were found in your CV. What is missing can be added once this is sent, by the link that you get.",
    noEducation: "None was found in your CV.",
    noTitle: "No title",
    stillThere: "I still work there",
    notMyDegree: "This is not a degree of mine",
    removedJob: "Not a job of yours",
    removedDegree: "Not a degree of yours",
    corrected: "Corrected by you",
    correct: "Correct",
    done: "Done",
  },

  question: {
    yes: "Yes",
    no: "No",
    choose: "Please select",
    linkHint: "Such as https://example.com",
    chooseFile: "Select a file",
    remove: "Remove",
    file: ({ question }: { question: string }) => `File: ${question}`,
    fileHint: ({ size }: { size: string }) => `A document or an image, at most ${size}.`,
  },

  notice: {
    title: "Before you send",
    for: "What it is for",
    who: "Who sees it",
    how: "How it is assessed",
    yours: "Your choice",
    version: ({ version }: { version: string }) => `Notice ${version}`,
  },

  problems: {
    count: ({ count }: { count: number }) =>
      plural(count, { one: "# field needs another look", other: "# fields need another look" }),
    done: "done.",
    cv: "Your CV",
    consent: "Your agreement",
    notAgreed: "Please tick this, so that your application may be kept and assessed.",
    noCv: "Please add your CV.",
    cvOnTheWay: "It is still on its way. Once it was read you see here what was read of it.",
    fileHeld: "This file is sent as soon as your CV is.",
    fileOnTheWay: "This file is still on its way.",
    anotherFile: "Please select another file.",
    time: "Please write a year, or year and month, such as 2019-03.",
    fileOfOtherType: "This is neither a PDF nor a Word document (DOCX).",
    fileEmpty: "This file is empty.",
    fileTooLarge: ({ size }: { size: string }) => `This file is larger than ${size}.`,
  },

  sent: {
    title: "Thank you, your application has arrived",
    elsewhere: ({ email }: { email: string }) =>
      `It was sent in another tab. Its link is shown there, and is on its way to ${email}.`,
    see: "See your application",
    copyLink: "Copy link",
    alsoMailed: ({ email }: { email: string }) =>
      `The same link is on its way to ${email}. Keep it to yourself: whoever has it can see and erase your application.`,
    next: "What happens next",
    compared: "Your CV is compared with what the job asks for. Nothing is decided by that.",
    looked: ({ employer }: { employer: string }) =>
      `${employer} looks at it. People decide, no program does.`,
    theEmployer: "The employer",
    untilThen:
      "Until then your link shows how it stands. There you can correct what was read, add what is missing, ask for a person, withdraw, or have everything erased.",
    again: "Apply for somebody else",
  },
};

export default words;
