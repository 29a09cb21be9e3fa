import Box from "@mui/material/Box";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useWords } from "../../../words/words.ts";
import { ScoreChoice } from "../../evidence/score-choice.tsx";
import type { OwnScorecard } from "./use-scorecard.ts";

/** One's own score and comment for one answer. */
export function QuestionScore(props: {
  interviewId: string;
  question: { id: string; number: number };
  card: OwnScorecard;
}) {
  const { interviewId, question, card } = props;
  const { text, change, commit } = useKeptText({
    place: { subjectId: interviewId, name: `comment ${question.id}` },
    stored: card.commentOf(question.id),
    save: (comment) => card.commentOn(question.id, comment),
  });
  const { scores } = useWords("evidence");
  const { scorecard: words } = useWords("reports");
  const score = card.scoreOf(question.id);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ displayPrint: "none" }}>
        <ScoreChoice
          label={words.score(question)}
          score={score}
          onScore={(next) => card.score(question.id, next)}
        />
      </Box>
      <Box sx={{ display: "none", displayPrint: "block" }}>
        {score === null ? words.printedNone : words.printed({ score, means: scores[score] ?? "" })}
      </Box>
      <Box data-comment sx={{ displayPrint: "none" }}>
        <LabelledInput
          label={words.comment(question)}
          isLabelHidden
          placeholder={words.commentPlaceholder}
          size="small"
          multiline
          maxRows={8}
          value={text}
          maxLength={2_000}
          onChange={({ target }) => change(target.value)}
          onBlur={commit}
        />
      </Box>
      {text === "" ? null : (
        <Box dir="auto" sx={{ display: "none", displayPrint: "block", whiteSpace: "pre-wrap" }}>
          {text}
        </Box>
      )}
    </Box>
  );
}
