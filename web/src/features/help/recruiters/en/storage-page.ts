import type { HelpPage } from "../../help-content.ts";

export const storagePage: HelpPage = {
  id: "storage",
  title: "What is stored, and for how long",
  summary: "The days that people are kept, the legal hold, and erasing or exporting one person.",
  words: "retention delete erase erasure gdpr privacy legal hold export person data backup keep days",
  sections: [
    {
      heading: "What is stored",
      blocks: [
        {
          points: [
            "Job descriptions, requirements and questions.",
            "CVs with what was read of them, results, decisions, notes and their history.",
            "Applications, with what was asked and answered.",
            "Candidates with their interviews, answers, recordings and scorecards.",
            "Mails to candidates, exports, saved views, and what you have typed and not sent yet.",
            "The ledger of credits, which names nobody once a person is erased.",
          ],
        },
        "It is stored on the server that this page comes from. Nothing leaves it but mails, payments, and what a service needs that whoever runs the server has set up, such as one that puts recordings into text, or a language model that reads along. Candidates are told of what reads their interview before they agree.",
      ],
    },
    {
      heading: "For how long",
      blocks: [
        "The clock begins when a screening or drive is completed, and for a drive also when it is cancelled. After 180 days its people are erased, unless the account or the screening says otherwise (1 to 3,650 days). You are told seven days before, here and by mail, and nothing is erased unannounced.",
        "What is not completed has no clock. The screening or drive itself stays, with its job description and its figures.",
        "Change the days of everything under **Erasures**, and those of one screening or drive under **Keep and erase…** in its menu.",
        "What is typed and not sent is kept for 90 days. An application that was begun and not sent goes after a day.",
      ],
    },
    {
      heading: "Legal hold",
      blocks: [
        "With a legal hold nothing of a screening or drive is erased, by anybody, until it ends. It needs a reason, and lists show it. Candidates who want to erase their data are told whom to ask.",
      ],
    },
    {
      heading: "One person",
      blocks: [
        "Search for the name with [Search](shortcuts), or select **Everything of this person** in a report. The page shows everything that is kept of somebody, in all screenings and drives, and why it is there. From it you can save all of it as a ZIP, or erase it, whole or in part. That cannot be undone.",
        "Applicants and candidates can do the same by their own links, without asking.",
        "**Erasures** lists what was erased, by whom and when, and never of whom.",
      ],
    },
    {
      heading: "Backups",
      blocks: [
        "Backups are made by whoever runs this server, and hold what was erased until they are thrown away. Ask them for how long that is.",
      ],
    },
  ],
};
