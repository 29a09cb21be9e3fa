import type { LanguageOfMails } from "./language-of-mails.ts";

const keepLink = "This link is yours alone, so please do not pass it on.";

export const english: LanguageOfMails = {
  received: {
    subject: "Your application: {{title}}",
    text: `Hello,

{{recruiter}} has received your application for “{{title}}”.

A program reads your CV and looks at it for the same requirements as at everybody's. People decide. What was read stands on your receipt, where you can correct it.

There you can also ask for a person, send another CV, withdraw, download everything that is kept of you, and erase it.`,
    button: "Open the receipt",
    after: `${keepLink} If you have not applied, somebody has mistyped an address: open the link to erase what was sent.`,
  },
  answered: {
    subject: "Your application: {{title}}",
    text: `Hello,

{{recruiter}} has answered what you asked about your application for “{{title}}”:

{{answer}}`,
    button: "Open the receipt",
    after: `${keepLink} If you have not applied, somebody has mistyped an address: open the link to erase what was sent.`,
  },
  invited: {
    subject: "Your interview: {{title}}",
    text: `Hello {{name}},

{{recruiter}} invites you to an interview for “{{title}}”.

You answer a few questions in your own time, on a computer or a phone. Every answer is saved as you give it.

The interview is open from {{opens}} until {{closes}}.`,
    button: "Open the interview",
    after: `${keepLink} Opening it uses nothing up.`,
  },
  reminded: {
    subject: "Reminder: your interview: {{title}}",
    text: `Hello {{name}},

this is a reminder of your interview for “{{title}}”, to which {{recruiter}} has invited you.

You can answer until {{closes}}. What you have answered so far is saved.`,
    button: "Open the interview",
    after: `${keepLink} Opening it uses nothing up.`,
  },
  withdrawn: {
    subject: "Invitation withdrawn: {{title}}",
    text: `Hello {{name}},

{{recruiter}} has withdrawn the invitation to the interview for “{{title}}”. There is nothing that you need to do.`,
    button: null,
    after: "You got this mail because {{recruiter}} had invited you.",
  },
  cancelled: {
    subject: "Interview cancelled: {{title}}",
    text: `Hello {{name}},

the interviews for “{{title}}” have been cancelled, so there is nothing that you need to do. {{recruiter}} can answer your questions.`,
    button: null,
    after: "You got this mail because {{recruiter}} had invited you.",
  },
  rejected: {
    subject: "Your application: {{title}}",
    text: `Hello {{name}},

thank you for your interest in “{{title}}” and for the time that you gave it.

{{recruiter}} has decided not to go on with your application. We are sorry that we have no better news.

The reason given: {{reason}}

If you have a question about this, just answer this mail. We wish you all the best for what comes next.`,
    button: null,
    after: "You get this mail because {{recruiter}} considered you for “{{title}}”.",
  },
  erased: {
    subject: "Your data has been erased: {{title}}",
    text: `Hello,

everything that {{recruiter}} kept about you for “{{title}}” has been erased, with all that was noted about it. It cannot be brought back, and there is nothing that you need to do.

Your address was kept for this mail alone and goes with it.`,
    button: null,
    after: "If you want to know more, just answer this mail.",
  },
  erasedEverywhere: {
    subject: "Your data has been erased",
    text: `Hello,

{{recruiter}} has erased what was kept about you, with all that was noted about it. It cannot be brought back, and there is nothing that you need to do.

Your address was kept for this mail alone and goes with it.`,
    button: null,
    after: "If you want to know more, just answer this mail.",
  },
  now: "now",
  furtherNotice: "further notice",
  exampleReason: "You have not worked night shifts so far, which this position needs.",
  locale: "en-GB",
  momentInTwoZones: "{{here}}, which is {{there}}",
};
