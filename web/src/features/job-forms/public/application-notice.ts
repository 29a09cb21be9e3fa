import { applicationNotice } from "@winnow/contract/job-forms.ts";

/** What applicants consent to. Whoever changes a word of it gives it a new version in the contract. */
export const noticeTexts = {
  language: applicationNotice.language,
  kept: "Your CV, what is read from it, your answers and where you found this form are kept to decide on this position, and for nothing else.",
  /** Who sees it, after the name. */
  seen: "and the people who decide with them see your application. Nobody else does.",
  assessed:
    "A program compares your CV with what the job asks for, and shows the words of yours that speak for each point. Your name, age, gender, origin and picture count for nothing. The program only suggests: a person decides.",
  yours:
    "Once it is sent you get a link of your own. There you can see what was read, correct it, ask for a person, download everything, withdraw, and have everything erased, at any time and without giving a reason.",
  agreement: "I have read this and agree that my application is kept and assessed for this position.",
} as const;
