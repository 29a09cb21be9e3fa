/** What is stored in English sentences: by the engine in a report and in what it read of a job, by people's acts in a history. */
const words = {
  report: (sentence: string) => sentence,
  history: (sentence: string) => sentence,
  /** In a history: what a person has corrected. */
  correction: (sentence: string) => sentence,
  refused: (sentence: string) => sentence,
};

export default words;
