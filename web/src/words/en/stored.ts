/** What is stored in English sentences: by the engine in a report and in what it read of a job, by people's acts in a history. */
const words = {
  report: (sentence: string) => sentence,
  history: (sentence: string) => sentence,
  /** In a history: what a person has corrected. */
  correction: (sentence: string) => sentence,
  refused: (sentence: string) => sentence,
  /** What stands in the place of a name that is hidden, or of a file's; whatever else stays as it is. */
  hidden: (label: string) => label,
};

export default words;
