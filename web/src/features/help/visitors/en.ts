import { maximumFileSize } from "@winnow/contract/limits.ts";
import type { HelpContent } from "../help-content.ts";

/** The help for visitors in English. */
export const visitorHelp: HelpContent = {
  words: {
    title: "Help",
    close: "Close the help",
    search: "Search the help",
    allPages: "All pages",
    found: (count) => (count === 1 ? "Found on 1 page" : `Found on ${count} pages`),
    notFound: (typed) => `Nothing found for “${typed}”. These pages are nearest:`,
  },
  pages: [
    {
      id: "cv",
      title: "What happens with my CV",
      summary: "Who reads it, what a program does with it, and what counts.",
      words: "application apply score artificial intelligence decision file upload",
      sections: [
        {
          heading: "Who sees it",
          blocks: [
            "Your CV and your answers go to the employer whose form you fill in, for this position and for nothing else. Until you send them they stay on your device, but for the files, which are erased after a day if you never send them.",
          ],
        },
        {
          heading: "What a program does",
          blocks: [
            "A program reads your CV, compares it with what the job asks for, and shows the employer the words of yours that speak for each point. It suggests an order. A person decides.",
            "If the form says that a language model is asked too, that gets lines of your CV about your work, without your name, contact details and schools as far as a program recognises them. It only points to words of yours.",
            "Name, age, gender, address, photo, nationality, gaps and the name of a school do not count. Text that cannot be seen does not count either.",
            "You see what was read, before and after you send it, and can [correct it](rights).",
          ],
        },
        {
          heading: "My file is not taken",
          blocks: [
            {
              points: [
                `It has to be a PDF or a Word document (DOCX) of up to ${maximumFileSize}.`,
                "Remove its password, if it has one.",
                "If it is a photo or a scan, save it sharper, or better as the document that it was made from.",
                "Without a connection what you filled in is kept on this device, and goes on by itself.",
              ],
            },
          ],
        },
        {
          heading: "After sending",
          blocks: [
            "You get a link of your own, on the page and by mail. Keep it: it shows how your application stands, and everything that you can do about it. If no mail arrives, look into the folder for unwanted mail.",
          ],
        },
      ],
    },
    {
      id: "recording",
      title: "Recording, and when it does not work",
      summary: "Camera, microphone, connection and time in an interview.",
      words: "camera microphone audio video interview question time lost connection browser phone practice",
      sections: [
        {
          heading: "Before you begin",
          blocks: [
            "Opening the link uses nothing up, and no time runs before you show the first question. You can check camera and microphone and practise; nothing of that is sent.",
            "While a question is open its time goes on, also while you read this.",
          ],
        },
        {
          heading: "Camera or microphone",
          blocks: [
            {
              terms: [
                [
                  "This page may not use it",
                  "Allow it in the browser, by the sign beside the address, and in the settings of your device. Then try again.",
                ],
                ["None was found", "Plug one in, or switch it on, and try again."],
                [
                  "It is taken by another program",
                  "Close other programs that use it, such as a video call, and try again.",
                ],
                ["The browser cannot record", "Open the link in a newer browser, or on another device."],
              ],
            },
            "If it still does not work, choose another form where the question allows it, or [ask for one](other-form).",
          ],
        },
        {
          heading: "The connection is lost, or the page closes",
          blocks: [
            "Go on. What you write and record is kept on this device and sent as soon as the connection is back. Open the link again, also on another device, and you are where you were. What was recorded on a device that is still without a connection is sent from that device only.",
            "One page at a time goes on. If the interview is open elsewhere, select **Continue here**.",
          ],
        },
        {
          heading: "The time is over",
          blocks: [
            "What you have said or written until then is saved. Between questions no time runs, so that you can take a break. Whoever is in the middle of the interview when it closes may finish.",
          ],
        },
      ],
    },
    {
      id: "other-form",
      title: "More time, or another form",
      summary: "How to ask for it, and what happens then.",
      words: "disability accessibility adjustment extra time conversation text instead alternative person",
      sections: [
        {
          heading: "In an interview",
          blocks: [
            {
              steps: [
                "Select **Do you need extra time or another form?** on the first page, or **Ask for extra time or another form** in the menu of a later one.",
                "Choose what you need. You need not say why; what would help is enough.",
                "Some employers give extra time at once. Otherwise the employer is told and answers; you see the answer on the page.",
              ],
            },
            "Asking is no disadvantage. Only content is assessed: never voice, accent, face or how fluent you are.",
          ],
        },
        {
          heading: "In an application",
          blocks: [
            "By the link of your receipt, **Ask for a person** asks that somebody looks at your application, and you can add what your CV does not say.",
          ],
        },
      ],
    },
    {
      id: "rights",
      title: "Correct, withdraw, erase",
      summary: "What you can do with your data, by your own link and without giving a reason.",
      words: "delete data privacy gdpr download rights remove receipt mistake wrong",
      sections: [
        {
          heading: "After an application",
          blocks: [
            "Open the link of your receipt. The newest mail has one that works. There you can:",
            {
              points: [
                "correct what was read of your CV. What you write counts, and the file stays as it is.",
                "replace the CV by another one.",
                "ask for a person, or add what is missing.",
                "download everything that is kept of you.",
                "withdraw. Then your application is not considered any more.",
                "have everything erased, at once and for good.",
              ],
            },
          ],
        },
        {
          heading: "In an interview",
          blocks: [
            "The menu of the page lets you withdraw, download your data, and erase your answers, also after the interview is over. Texts and recordings are erased at once and cannot be brought back.",
          ],
        },
        {
          heading: "If nothing can be erased just now",
          blocks: [
            "Sometimes an employer has to keep everything for a while, for instance because of a complaint. The page then says whom to ask.",
          ],
        },
        {
          heading: "And if I do nothing",
          blocks: [
            "The employer keeps your data for a set number of days after the position or the interviews are closed. Then it is erased by itself.",
          ],
        },
      ],
    },
    {
      id: "shared",
      title: "I was sent a link",
      summary: "What opens by a link, for how long, and what to do when it does not.",
      words: "shared candidate expired invalid not valid link open feedback",
      sections: [
        {
          blocks: [
            "A link opens one thing, for whoever has it: a job form, an application, an interview, or a candidate that somebody shares with you. Please do not pass it on.",
            {
              terms: [
                [
                  "This link is not valid",
                  "It may be incomplete, or a newer mail has another one. Open the link of the newest mail. If that does not help, ask whoever sent it.",
                ],
                [
                  "A candidate shared with you",
                  "You see what the sender chose to show, until the day that the page names. What you say by it goes to the sender.",
                ],
                [
                  "No position here",
                  "The form is closed, not open yet, or its link was replaced. Ask whoever gave it to you.",
                ],
              ],
            },
          ],
        },
      ],
    },
  ],
};
