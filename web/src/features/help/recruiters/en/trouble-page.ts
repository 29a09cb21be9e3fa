import type { HelpPage } from "../../help-content.ts";

export const troublePage: HelpPage = {
  id: "trouble",
  title: "When something does not work",
  summary: "Uploads, mails, camera and microphone, no connection, unreadable files, credits.",
  words: "error problem fails broken support reference bug contact",
  sections: [
    {
      heading: "An upload fails",
      blocks: [
        {
          points: [
            "Each file says why, and can be tried again by itself.",
            "After a reload or a lost connection, files that are missing are named. Choose the folder again, and only those are sent.",
            "Keep the page open until all files have arrived. You can work on in another tab.",
          ],
        },
      ],
    },
    {
      heading: "A file cannot be read",
      blocks: [
        "[Reading CVs](reading) says what each reason means and what to do. Files that cannot be read are never charged.",
      ],
    },
    {
      heading: "A mail does not arrive",
      blocks: [
        "Look at the state of the invitation under **Candidates** of the drive. “Not sent” has its reason beside it; correct the address, which sends a new mail. “Sent” means that the candidate’s mail server took it: ask the candidate to look into the folder for unwanted mail. [Signing in](account) says more about your own mails.",
      ],
    },
    {
      heading: "A candidate’s camera or microphone",
      blocks: [
        "The page says what is wrong and what to do about it; their own help says more. A candidate can answer in another form where the question allows it, or ask you for one. Whatever was recorded is kept.",
      ],
    },
    {
      heading: "No connection",
      blocks: [
        "A banner says so. Pages that are open stay readable, what you type is kept in this browser and sent when the connection is back, and nothing is done twice. Help works without a connection once it has been opened.",
      ],
    },
    {
      heading: "Credits ran out",
      blocks: [
        "Nothing is lost: what has to wait goes on by itself once there are some. See [Credits](credits).",
      ],
    },
    {
      heading: "Anything else",
      blocks: [
        "An error names a reference. Give it to whoever runs this server: it leads them to what happened.",
      ],
    },
  ],
};
