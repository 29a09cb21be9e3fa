import { defaultShareDays, maximumShareDays } from "@winnow/contract/limits.ts";
import type { HelpPage } from "../../help-content.ts";

export const interviewsPage: HelpPage = {
  id: "interviews",
  title: "Interviews and their reports",
  summary: "What candidates do, what a report shows, and how you score and decide.",
  words:
    "report scorecard recording transcript rubric points share link signals extra time request decision agreement",
  sections: [
    {
      heading: "What candidates do",
      blocks: [
        "They open the link of their mail, on a phone or a computer. Opening it uses nothing up. They read who sees their answers and how they are assessed, agree, and can check camera and microphone and practise. One question is shown at a time, with its time. Every answer is saved as it is given, and the link leads back to where they were.",
        "Candidates may ask for more time or another form, before and during the interview. Extra time that you have set is given at once; anything else waits for your answer on the page of the interview. They can withdraw, and have their answers erased.",
      ],
    },
    {
      heading: "The report",
      blocks: [
        {
          points: [
            "Each answer stands beside the points of a good answer: made, partly made or not found, with the words that make them. Content counts alone; never voice, accent, face or fluency.",
            "Recordings are played here. They are put into text, and marked, only where whoever runs this server has set up a service for it, and where the candidate was told of it. Otherwise the report says so.",
            "**What happened meanwhile** lists facts, such as that the page was left or that text was pasted. They are no verdict.",
            "The must-haves of the CV stand below, where the candidate came from a screening.",
          ],
        },
      ],
    },
    {
      heading: "Your scorecard, and the decision",
      blocks: [
        "Score each answer from 1 (weak) to 5 (strong) and comment on it. It is saved as you go. **Give your scorecard** ends it; where the drive says so, marks and the scores of others show only then.",
        "Then decide: **Advance**, **Hold** or **Reject**. Decisions can be undone, and candidates are [told only when you send it](mails). [The keys](shortcuts) do all of it.",
      ],
    },
    {
      heading: "Show somebody else",
      blocks: [
        `**Share** makes a link for somebody without an account, with what you tick. It opens for ${defaultShareDays} days unless you choose otherwise (${maximumShareDays} at the most) and can be revoked at any time. What they say by it stands in the report.`,
      ],
    },
    {
      heading: "What is charged",
      blocks: [
        "An interview is charged when it is completed. One that is never finished costs nothing, and what was answered until then is shown.",
      ],
    },
  ],
};
