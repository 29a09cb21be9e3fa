import { groupDigits } from "@winnow/contract/group-digits.ts";
import { maximumCandidatesPerDrive, maximumDriveQuestions } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";

export const drivesPage: HelpPage = {
  id: "drives",
  title: "An interview drive, step by step",
  summary: "The same questions for all candidates, answered in their own time before a deadline.",
  words:
    "interview round questions rubric skills window deadline invite invitation candidates extend cancel close import csv",
  sections: [
    {
      heading: "Set it up",
      blocks: [
        {
          steps: [
            "Select **New drive** on the page **Interview Drive**, or invite candidates from the results of a screening.",
            "Give a job description. Title, skills and questions are suggested from it; all of them can be changed.",
            `Look at each question (${maximumDriveQuestions} at the most): how it may be answered (text, audio, video), the time to think and to answer, retakes, and the points that a good answer makes.`,
            "Say until when candidates can begin, what they may ask for instead, and how much extra time whoever asks gets without asking back.",
            "**Preview as candidate** shows it as candidates get it.",
          ],
        },
        "Candidates from a screening can get one more question for each must-have that their CV does not state, after the common ones.",
      ],
    },
    {
      heading: "Add candidates and invite",
      blocks: [
        {
          steps: [
            `Add them under **Candidates**, by hand or from a CSV or XLSX file that is shown row by row before it is taken over, or from the shortlist of a screening; ${groupDigits(maximumCandidatesPerDrive)} candidates at the most.`,
            "Select **Invite**. It names how many mails leave and what is held. For some seconds **Undo** takes all of it back; then the mails leave, each with a link of its own and a calendar entry.",
          ],
        },
        "From then on questions stay as they are, so that everybody gets the same.",
      ],
    },
    {
      heading: "While it runs",
      blocks: [
        {
          points: [
            "Under **Candidates** you see whether each invitation was sent, with the reason where it was not, and how each interview stands. An address can be corrected, which sends a new link and makes the one before useless.",
            "Whoever has not finished is reminded by mail a day before the end.",
            "A later end gives more time, and everybody a new mail. Whoever is answering when the time ends may finish.",
            "[Requests](interviews) of candidates stand on the page of their interview.",
            "**Cancel the drive** tells everybody who was invited; **Close now** ends it early. Credits held for interviews that were not finished come back.",
          ],
        },
      ],
    },
    {
      heading: "Results",
      blocks: [
        "Interviews that were begun stand under **Results**, as a list or as all answers to one question side by side. Each leads to its [report](interviews).",
      ],
    },
  ],
};
