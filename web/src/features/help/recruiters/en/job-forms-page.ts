import { maximumAnswerFileSize, maximumFileSize, maximumFormQuestions } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";

export const jobFormsPage: HelpPage = {
  id: "job-forms",
  title: "Job forms and receipts",
  summary: "People apply by a link, and see by a link of their own what was read of them.",
  words: "application applicant public link qr code search engines google questions receipt correct withdraw",
  sections: [
    {
      heading: "Open a form",
      blocks: [
        {
          steps: [
            "In the set-up of a screening, select **Open to applicants**.",
            "Open **Job form…** and look at what applicants read. Name, e-mail and CV are always asked for; you can add " +
              `${maximumFormQuestions} questions of your own, also such that are answered by a file of up to ${maximumAnswerFileSize}.`,
            "Choose from when until when it is open, and copy the link or the QR code. A link per place says where applicants came from.",
            "**Let search engines list it** is off until you switch it on. Google lists a job only where its country is said.",
          ],
        },
        "**Replace the link** makes the one before useless at once, wherever it was put.",
      ],
    },
    {
      heading: "What applicants do",
      blocks: [
        `They add their CV first (PDF or DOCX, up to ${maximumFileSize}), see what was read of it and correct it, answer your questions, read the notice and agree. What they fill in stays on their device until they send it.`,
        "In a **live** screening an application is screened as it arrives, if there are credits. In one that runs as one batch it waits until you start it.",
      ],
    },
    {
      heading: "The receipt",
      blocks: [
        "Each applicant gets a link of their own, on the page and by mail. There they see how it stands and what is looked at, correct what was read, add what is missing, ask for a person, replace the CV, download everything, withdraw, or have everything erased. You are notified of each but a download, without a name.",
        "What they correct is scored again free of charge, with what was read first beside it. Your own corrections of other things stay.",
        "They see their own score only where you switched on **Show applicants their score**.",
      ],
    },
    {
      heading: "What you see",
      blocks: [
        "Everybody who applied stands under **Applications** in the menu of the results. Answers and questions of an applicant stand in the report, where you answer them; the answer is [sent by mail](mails).",
      ],
    },
  ],
};
