/** What somebody who has applied sees of it; parts of it also stand where an interview is over. */
const words = {
  yourApplication: "Your application",
  documentTitle: ({ title }: { title: string }) => `Your application: ${title}`,
  /** Between the title of a job and the name of whoever offers it. */
  at: "at",
  erased: {
    application: "Your application is erased",
    text: ({ employer }: { employer: string }) =>
      `Nothing of it is left at ${employer}, and this link opens nothing any more. You can close this page.`,
  },
  whoDecides: ({ employer }: { employer: string }) =>
    `A person at ${employer} decides; software only sorts and quotes.`,

  whereItIs: "Where it is",
  steps: "Steps",
  marks: { done: "Done: ", now: "Now: ", later: "Later: " },
  step: {
    received: ({ date }: { date: string }) => `Received ${date}`,
    beingRead: "Being read",
    read: "Read",
    unreadable: "Could not be read",
    withdrawn: ({ date }: { date: string }) => `Withdrawn ${date}`,
    withPerson: ({ employer }: { employer: string }) => `With a person at ${employer}`,
  },
  state: {
    received: () => "Your CV is being read. There is nothing to do; this page shows what was found.",
    read: ({ employer }: { employer: string }) =>
      `${employer} has your application. Look below whether your CV was read rightly.`,
    unreadable: () =>
      "Your application has arrived, but no words could be read from your CV. Please replace it by a PDF or Word document with text in it.",
    withdrawn: ({ employer }: { employer: string }) =>
      `${employer} no longer considers this application. You can still see what was sent, download it and erase it.`,
  },
  score: ({ score }: { score: string }) => `Score ${score} of 100`,
  scoreIs:
    "Of 100: how much of what is looked for was found in your CV. It helps with sorting and decides nothing.",

  cv: {
    title: "What was read from your CV",
    open: "Software read this from your file. Correct what is wrong: what you write counts, and the file stays as it is.",
    closed: "As software read it from your file, with your corrections.",
    saved: "Saved. Whoever decides sees it.",
  },

  requests: {
    title: "Questions and additions",
    list: "What you asked",
    whoReads: ({ employer }: { employer: string }) =>
      `A person at ${employer} reads this and answers here. Asking is no disadvantage.`,
    kinds: {
      addition: {
        act: "Add what is missing",
        asked: "You added",
        label: "What should be known that your CV does not say?",
      },
      person: {
        act: "Ask for a person",
        asked: "You asked for a person",
        label: "What should they look at? (optional)",
      },
    },
    answers: ({ employer }: { employer: string }) => `${employer} answers`,
    answered: ({ date }: { date: string }) => `Answered ${date}`,
    toBeAnswered: ({ date }: { date: string }) => `To be answered by ${date}`,
    overdue: ({ date }: { date: string }) => `Was to be answered by ${date}, and is still open`,
    sent: ({ employer }: { employer: string }) => `Sent. ${employer} answers here.`,
    notSent: "This was not sent.",
    empty: "Please write what should be known.",
    send: "Send",
  },

  requirements: {
    title: "What is looked at",
    text: "The same for everybody who applies. Name, age, gender, photo and address do not count.",
    must: "Must-haves",
    nice: "Nice to have",
  },

  sent: {
    title: "What you sent",
    name: "Name",
    email: "E-mail",
    cv: "CV",
    at: "Sent",
    agreed: ({ version }: { version: string }) => `You agreed to notice ${version}.`,
  },

  replace: {
    act: "Replace the CV",
    hint: ({ size }: { size: string }) =>
      `PDF or Word (DOCX), up to ${size}. It takes the place of the one before and is read anew.`,
    picker: "Another CV",
    arrived: "Your new CV has arrived.",
    fileNotSent: "This file was not sent.",
    notReplaced: "Your CV was not replaced.",
    again: "Send it again",
    sending: "Sending",
    reading: "Reading",
    waiting: "No connection: your file is kept here and sent when it is back.",
    progress: "Sent",
    empty: "It is empty.",
    tooLarge: ({ size }: { size: string }) => `It is larger than ${size}.`,
  },

  data: {
    title: "Your data",
    text: ({ download }: { download: string }) =>
      `This link is yours alone: whoever has it sees this page. The download is ${download}.`,
    ofApplication: "a file of data and your CV",
    ofInterview: "a file of data and your recordings",
    notDownloaded: "Your data was not downloaded.",
    download: "Download everything",
    erase: "Erase…",
    withdraw: "Withdraw…",
  },

  erase: {
    title: "Erase everything?",
    confirm: "Erase for good",
    notErased: "It was not erased.",
    copyFirst: "If you want to keep a copy, download everything first.",
    application: ({ employer }: { employer: string }) =>
      `Your CV, your answers and questions, what was read and everything that ${employer} wrote about it are erased at once, and this link stops working. It cannot be taken back.`,
    interview: ({ recruiter }: { recruiter: string }) =>
      `Your name and address, your answers and recordings, what you asked for and everything that ${recruiter} wrote about it are erased at once, and this link stops working. It cannot be taken back.`,
  },

  withdraw: {
    title: "Withdraw your application?",
    confirm: "Withdraw",
    done: "Your application is withdrawn.",
    notDone: "It was not withdrawn.",
    text: ({ employer }: { employer: string }) =>
      `${employer} is told and no longer considers you for this position. You cannot take it back here. You can still see, download and erase what you sent.`,
  },
};

export default words;
