import type { HelpPage } from "../../help-content.ts";

export const creditsPage: HelpPage = {
  id: "credits",
  title: "Credits",
  summary: "Quoted before, held at the start, charged only for what is finished.",
  words: "balance price cost pay payment buy pack quote hold refund receipt ledger transactions charge",
  sections: [
    {
      heading: "Quote, hold, charge",
      blocks: [
        {
          steps: [
            "Before you start, the quote says what it costs: how many CVs can be read, at which price each. Unreadable files and duplicates cost nothing.",
            "When you start a screening, or invite to interviews, the credits are held. They cannot be spent twice, and are not gone yet.",
            "Each CV is charged when its result is there, each interview when it is completed.",
            "What is held and not needed comes back by itself: when you stop a screening, when an interview is not finished, when a file turns out to be unreadable.",
          ],
        },
        "The balance above shows what you can spend now, without what is held. The number is in whole credits and hundredths.",
      ],
    },
    {
      heading: "What costs nothing",
      blocks: [
        {
          points: [
            "Reading CVs and job descriptions, and files that cannot be read.",
            "The sample screening.",
            "Other weights, corrections, comparisons with a newer engine, audits, exports and mails.",
            "An interview that was begun and not finished.",
          ],
        },
      ],
    },
    {
      heading: "When credits run out",
      blocks: [
        "A screening or drive that costs more than you have does not start, and leads to **Add Credits**. In a live screening CVs that arrive wait, and go on by themselves once there are credits.",
      ],
    },
    {
      heading: "Add credits",
      blocks: [
        "Select a pack under **Add Credits** and pay on the page of the payment provider. The credits appear as soon as the payment is confirmed, also when you close the page. You get a receipt by mail, and it stays under **Transactions** as a PDF. Where nothing is sold online, whoever runs this server adds credits.",
        "**Transactions** lists everything that came in or was spent, with the balance after it, and saves it as CSV. Entries are never changed.",
        "When a payment is refunded, its credits are taken back. What is spent by then is owed, and taken from the next ones.",
      ],
    },
  ],
};
