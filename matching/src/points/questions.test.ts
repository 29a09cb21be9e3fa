import { expect, test } from "vitest";
import { requirementFromText } from "../jd/requirement-from-text.ts";
import { questionsFor } from "./questions.ts";

const must = { id: "r1", kind: "must", weight: 3 } as const;

test.each([
  ["SQL", "Where in your work did this play a part: SQL? What did you do?"],
  ["3 years of Kubernetes", "In which roles, and for how long, did you do this: 3 years of Kubernetes?"],
  ["Fluent German", "How well do you speak and write German?"],
  ["Full driving licence", "Do you hold this: Full driving licence? Since when?"],
])("a must-have that is not stated is asked about: %s", (text, question) => {
  const read = requirementFromText({ ...must, text });
  const requirements = "requirement" in read ? [read.requirement] : [];
  const facts = [{ requirementId: "r1", verdict: "not stated" as const, strength: 0 }];
  expect(questionsFor({ requirements, facts })).toEqual([{ requirementId: "r1", text: question }]);
});
