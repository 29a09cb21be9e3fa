import type { HelpPage } from "../../help-content.ts";

export const scoresPage: HelpPage = {
  id: "scores",
  title: "How scores are made",
  summary: "A score is code over quotations: every point rests on words of the CV, and a person decides.",
  words: "matching score weight points verdict evidence what-if fair bias",
  sections: [
    {
      heading: "Verdicts",
      blocks: [
        "Each requirement is looked for in the CV. What is found has a verdict, and its quotations stand beside it with their page.",
        {
          terms: [
            ["Met", "The CV shows it."],
            [
              "Partly",
              "It shows something close, less of it than is asked for, or shows it in a weaker place, such as the summary alone.",
            ],
            ["Not stated", "No words of the CV show it. It is a question to ask, never a no."],
            [
              "Not read with certainty",
              "It stands in place of “Not stated” where a part of the document could not be read. Look at the page beside it.",
            ],
          ],
        },
        "Where it stands counts: in the work of the last five years in full, in older work somewhat less, in a list beside comparable work less, in studies and in a summary least. Saying it again adds nothing.",
        "Where whoever runs this server has set up a language model for CVs, it may quote words for a skill that was not found. That is partly met at most, and the verdict says who found it.",
      ],
    },
    {
      heading: "Weights and shares",
      blocks: [
        "A requirement is a must-have or nice to have and has a weight from 0 to 5. Requirements share 100 points in up to five groups: the line of work, the years in it, must-haves, education, and nice to have. Within a group points are shared by weight: a requirement of weight 4 is worth twice as much as one of weight 2.",
        "What each group has of the 100 points grows with the weights in it, ever more slowly. What the job description does not ask for is shared out among the rest. The report shows the shares under **How the score adds up**.",
        "A weight of 0 is not scored.",
        "The report says there, too, from how many sentences of the job description the requirements came. What was read with doubt carries a question mark until somebody has looked at it. Where hardly anything could be read, or the language is not known, the text asks for experience in the work that it describes: the score then leans on how alike the text and a CV are, until somebody adds requirements.",
      ],
    },
    {
      heading: "What changes the sum",
      blocks: [
        "Three things change the sum of points, each with its sentence in the report:",
        {
          points: [
            "A role that is not stated has no points. Other work counts as far as it is near, as a line of its own, and then all else counts less.",
            "Must-haves that are not shown in full take a share of the points, each by its weight.",
            "A licence or permit that the work needs and the CV does not state takes a large share.",
          ],
        },
        "Points and these lines add up to the score exactly.",
      ],
    },
    {
      heading: "What never counts",
      blocks: [
        {
          points: [
            "Name, gender, age, address, photo, nationality, a gap in a career, and the name of a school.",
            "Who else is in the screening. The same CV against the same requirements has the same score, and the report names the engine and the day it counted by.",
            "Text that an eye cannot see, lines that repeat the job description, lists of keywords, and words addressed to a machine. The report says that they were left out.",
          ],
        },
        "Requirements about a protected attribute, or something that stands for one, are refused with the reason.",
      ],
    },
    {
      heading: "Other weights, and corrections",
      blocks: [
        "**What-if** in the menu of the results tries other weights on all results at once, free of charge. Nothing changes until you save them.",
        "What was misread can be corrected in the report. The result is scored again free of charge; what was read first stays beside it. **My score** keeps your own number beside the score.",
        "Results stay as the engine of their day found them. Where a newer one is there, the results say so: **Compare engines** shows each score before and after, with the words behind it, and nothing changes until you take it over. Each report then keeps the one of before.",
        "Nobody is rejected by a score. [Decisions](screenings) are made by people and can be undone.",
      ],
    },
  ],
};
