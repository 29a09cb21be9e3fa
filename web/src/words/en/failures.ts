/** Why something was not done. */
const words = {
  /** What the server has answered, which speaks English. */
  say: ({ message }: { code: number; message: string }) => message,
  sayField: ({ message }: { message: string }) => message,
  unreached: "Winnow cannot be reached just now.",
  unreadable: "Error during fetching",
  fileNotFetched: "The file could not be fetched. Please try again.",
  unknown: "Something went wrong. Please try again.",
  /** After a message: that trying again does no harm. */
  keptAndOnce: ({ message }: { message: string }) =>
    `${message} What you wrote is kept: try again, it is done once.`,
  kept: ({ message }: { message: string }) => `${message} What you typed is kept: try again in a moment.`,
};

export default words;
