/** The last mail to an account that is gone. */
export const english = {
  subject: "Your account is deleted",
  greeting: (name: string) => `Hello ${name},`,
  paragraph:
    "Your account is deleted, as you asked: screenings, CVs, results, drives, interviews, files, credits and everything else in it.",
  after: "Backups of the server keep it until they are thrown away. This is the last mail about it.",
};
