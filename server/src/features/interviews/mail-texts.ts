/** What candidates are told where the recruiter has written nothing else. */
export const usualTexts = {
  invitation: `Hello {{name}},

{{recruiter}} invites you to an interview for “{{title}}”.

You answer a few questions in your own time, on a computer or a phone. Every answer is saved as you give it.

The interview is open from {{opens}} until {{closes}}.`,
  reminder: `Hello {{name}},

this is a reminder of your interview for “{{title}}”, to which {{recruiter}} has invited you.

You can answer until {{closes}}. What you have answered so far is saved.`,
  withdrawn: `Hello {{name}},

{{recruiter}} has withdrawn the invitation to the interview for “{{title}}”. There is nothing that you need to do.`,
  cancelled: `Hello {{name}},

the interviews for “{{title}}” have been cancelled, so there is nothing that you need to do. {{recruiter}} can answer your questions.`,
} as const;
export type CandidateMailKind = keyof typeof usualTexts;
