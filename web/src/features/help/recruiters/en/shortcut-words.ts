import { maximumScore } from "@winnow/contract/limits.ts";
import type { ShortcutWords } from "../recruiter-content.ts";

const deciding = {
  shortlist: "Shortlist",
  hold: "Put on hold",
  reject: "Reject; 1 to 6 then select the reason",
  clear: "Clear the decision",
  undo: "Undo the last decision",
};
const stepping = { next: "Next candidate", previous: "Candidate before" };

export const shortcutWords: ShortcutWords = {
  title: "Keyboard shortcuts",
  summary: "Keys do nothing while you type, and belong to what is open while a menu or dialog is.",
  words: "keys hotkeys keyboard",
  caps: { " ": "Space" },
  groups: {
    everywhere: {
      title: "Everywhere",
      does: {
        palette: "Search or jump to a page, a screening, a drive, a person",
        help: "Show the keyboard shortcuts",
        close: "Close what is open, or leave the comparison",
      },
    },
    lists: {
      title: "Lists: screenings, drives, candidates, results of a drive, transactions, erasures",
      does: {
        next: "Next row",
        previous: "Row before",
        open: "Open the row",
        select: "Select the row, where rows can be selected",
        search: "Search in the list",
      },
    },
    results: {
      title: "Results of a screening",
      does: {
        ...stepping,
        open: "Open the whole report",
        ...deciding,
        select: "Select, for acting on several at once",
        search: "Search",
      },
    },
    matchReport: { title: "Match report", does: { ...stepping, ...deciding } },
    interviewReport: {
      title: "Interview report",
      does: {
        next: "Next interview",
        previous: "Interview before",
        "next question": "Next question",
        "question before": "Question before",
        score: `Score the answer, from 1 weak to ${maximumScore} strong`,
        "score 0": "Take the score back",
        comment: "Comment on the answer; Esc leaves the comment",
        play: "Play or pause the recording",
        back: "Back 10 seconds",
        forward: "Forward 10 seconds",
        slower: "Slower",
        faster: "Faster",
        give: "Give your scorecard",
        advance: "Advance",
        hold: deciding.hold,
        reject: deciding.reject,
        clear: deciding.clear,
        undo: deciding.undo,
      },
    },
    audit: { title: "Audit of a sample", does: { good: "Worth a look", "not good": "No" } },
  },
};
