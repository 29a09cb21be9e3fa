import { groupDigits } from "@winnow/contract/group-digits.ts";
import { maximumJdCharacters } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";

export const screeningsPage: HelpPage = {
  id: "screenings",
  title: "A screening, step by step",
  summary: "From a job description and a pile of CVs to a shortlist.",
  words:
    "new start stop live batch requirements must nice shortlist hold reject undo compare blind audit export sample",
  sections: [
    {
      heading: "Set it up",
      blocks: [
        {
          steps: [
            "Select **New screening** on the page **CV Screening**. What you do there is saved as you do it.",
            `Drop the job description as a PDF or Word document, or paste its text (up to ${groupDigits(maximumJdCharacters)} characters). Instructions such as “ignore the degree” hold for it too.`,
            "Look at the requirements that were read, each with the sentence it came from. Make them must-haves or nice to have, weigh them from 0 to 5, change, add and remove them.",
            "Drop the CVs, a folder or a ZIP. They are [read](reading) at once; nothing is charged for that.",
            "Look at the quote beside **Start screening** and start. The credits are held, and [charged for each CV that is finished](credits).",
          ],
        },
        {
          terms: [
            [
              "One batch",
              "It is completed once every CV in it is screened. More can be added and started later.",
            ],
            ["Live", "It keeps running, and screens each CV as it arrives, until you stop it."],
            ["Open to applicants", "People apply themselves by a [job form](job-forms)."],
          ],
        },
        "**Stop** lets the CVs in work finish and gives back what was held for the rest.",
      ],
    },
    {
      heading: "Read and decide",
      blocks: [
        {
          steps: [
            "The results are a ranked list. Select somebody, and the report stands beside it, with the page of the CV where there is room.",
            "Read the verdicts and their quotations. A quotation leads to its place in the CV. [How scores are made](scores) says what counts.",
            "Decide: **Shortlist**, **Hold** or **Reject**, by a click or by **S**, **H** and **R**. The next one nobody has decided on follows by itself. **U** takes the last decision back.",
          ],
        },
        "Tick several to decide on them together, compare two to five side by side, save them as CSV or XLSX, load their CVs as a ZIP, or invite them to an [interview drive](drives). “Select all that match” goes beyond the page.",
        "Nobody is told of a decision by itself. [Mails to candidates](mails) says how to tell them.",
      ],
    },
    {
      heading: "In the menu of the results",
      blocks: [
        {
          terms: [
            ["What-if", "Other weights, tried on everybody at once."],
            [
              "Blind mode",
              "Hides names, contact, photos, schools and dates of birth. Each reveal is written into the history.",
            ],
            [
              "Audit a sample",
              "Some CVs from below a line, drawn by chance, which you read without score and name. It estimates whom the line misses.",
            ],
            ["Keep and erase", "[How long people are kept](storage), and the legal hold."],
          ],
        },
      ],
    },
  ],
};
