import type { HelpPage } from "../../help-content.ts";

export const mailsPage: HelpPage = {
  id: "mails",
  title: "Mails to candidates",
  summary: "Which mails leave when, in whose words, and how to tell people of a rejection.",
  words: "e-mail email text language rejection tell invitation reminder confirmation placeholder",
  sections: [
    {
      heading: "Which mails there are",
      blocks: [
        {
          terms: [
            ["Confirmation", "When somebody has applied by the job form, with the link to their receipt."],
            ["Answer", "When you have answered what an applicant asks."],
            ["Invitation", "When you invite to an interview, with the link and a calendar entry."],
            ["Reminder", "A day before an interview closes, to whoever has not finished."],
            ["Withdrawal", "When you withdraw one invitation and choose to tell the candidate."],
            ["Cancellation", "When you cancel a drive, to everybody who was invited."],
            ["Rejection", "Never by itself: only to those whom you tick, once you press Send."],
            ["After erasing", "When everything that was kept of somebody has been erased."],
          ],
        },
      ],
    },
    {
      heading: "Your own words",
      blocks: [
        "Each screening and drive has its own texts, under **Mails to candidates…** in the menu of the results, or **Mails** of a drive. Usual texts come in English, German, French and Spanish. Placeholders such as the name are filled in; one that nothing is known for is refused before anything is sent. The preview shows a mail as it arrives, and you can send yourself a test.",
      ],
    },
    {
      heading: "Tell people of a rejection",
      blocks: [
        {
          steps: [
            "Reject in the results or in the report. Nothing is sent by that.",
            "Open **Tell those rejected…** and tick whom to tell. Whoever has been told, has no address or has withdrawn is marked.",
            "Read the mail as each gets it, and press Send. Until the mails leave, **Undo** takes them back.",
          ],
        },
        "The reasons that you give for a rejection stay with you, unless you switch on **Tell the reason**.",
      ],
    },
    {
      heading: "A mail that was not sent",
      blocks: [
        "A mail server that is down or busy is tried again, for up to two days. One that refuses for good is shown as not sent, with its reason; correct the address and send it again.",
      ],
    },
  ],
};
