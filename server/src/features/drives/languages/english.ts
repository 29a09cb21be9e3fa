/** What the files of a drive say; candidates and questions stand in the columns that an upload knows. */
export const english = {
  jobDescription: "job description",
  files: { candidates: "candidates", questions: "questions", results: "results" },
  sheets: { candidates: "Candidates", questions: "Questions", results: "Results" },
  results: [
    "Name",
    "E-mail",
    "Invitation",
    "Interview",
    "Outcome",
    "Begun at (UTC)",
    "Completed at (UTC)",
    "Points made",
    "Points in all",
    "Own score",
    "Decision",
  ],
};
