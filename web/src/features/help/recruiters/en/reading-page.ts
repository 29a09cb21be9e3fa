import { groupDigits } from "@winnow/contract/group-digits.ts";
import { maximumFileSize, maximumFilesPerScreening, maximumPages } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";

export const readingPage: HelpPage = {
  id: "reading",
  title: "Reading CVs, and what cannot be read",
  summary: "Which files can be read, how scans are read, and what to do with a file that failed.",
  words:
    "pdf docx word zip scan ocr picture encrypted password damaged unreadable virus scanner duplicate file upload",
  sections: [
    {
      heading: "What can be read",
      blocks: [
        {
          points: [
            `PDF and Word (DOCX), up to ${maximumFileSize} and ${maximumPages} pages each. The content decides what a file is, not its name.`,
            "A ZIP or a folder of CVs is unpacked in your browser.",
            `A screening holds ${groupDigits(maximumFilesPerScreening)} files at the most.`,
            "English is read best. CVs in other languages are read for contact, dates and known headings.",
          ],
        },
      ],
    },
    {
      heading: "Scans",
      blocks: [
        "Pages without text are recognised as pictures of print in English, German, French, Spanish or Polish, ten pages of a document at the most. Handwriting is not read. Where the recognition is unsure, the report says that parts were not read with certainty.",
        "A file in which next to no text is found fails, and costs nothing.",
      ],
    },
    {
      heading: "The same file, the same person",
      blocks: [
        "The same file twice in a screening is kept once, and you are told. Two CVs with the same e-mail address or phone number are both kept, and each names the other.",
      ],
    },
    {
      heading: "Files that failed",
      blocks: [
        "They stand first in the list of files, each with its reason. None of them is charged.",
        {
          terms: [
            [
              "A virus was found",
              "Only where the operator of your server has files scanned. The file was erased before anybody could open it: tell whoever sent it.",
            ],
            ["Protected by a password", "Ask for one without."],
            ["Damaged, or empty", "Ask for it again, saved as PDF or DOCX."],
            ["Neither a PDF nor a Word document", "Save it as PDF or DOCX and add that."],
            [
              "Too large, or too many pages",
              "Save it with smaller pictures, or add the CV without its attachments.",
            ],
            [
              "No readable text",
              "It may be a picture of a page. Ask for the document that it was printed from, or for a sharper scan.",
            ],
            ["Took too long, or our side went wrong", "**Try again** on the file reads it once more."],
          ],
        },
      ],
    },
  ],
};
