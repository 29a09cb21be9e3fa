import { maximumShortAnswerCharacters } from "./limits.ts";

/** What is said of a field that visitors fill in, by a name that the pages' words in other languages go by. */
export const fieldMessages = {
  unstorable: "This contains a character that cannot be stored.",
  nameToApply: "Please write your name.",
  email: "Please write an e-mail address that reaches you.",
  nameOfFeedback: "Please enter your name.",
  emptyFeedback: "Please select a thumb, write a comment or score an answer.",
  endBeforeBegin: "A job cannot end before it begins.",
  endOfPresent: "A job that goes on has no end yet.",
  unanswered: "Please answer this question.",
  tooLongAnswer: `Please keep this to ${maximumShortAnswerCharacters} characters.`,
  choice: "Please select one of these.",
  yesOrNo: "Please answer yes or no.",
  number: "Please write a number.",
  date: "Please select a date.",
  file: "Please select a file.",
  link: "Please write a whole address, such as https://example.com.",
} as const;
