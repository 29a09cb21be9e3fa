import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { useId, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { isGoingOn } from "../report-state.ts";
import { QuestionScore } from "../scorecard/question-score.tsx";
import type { OwnScorecard } from "../scorecard/use-scorecard.ts";
import { useTranscribing } from "../use-transcribing.ts";
import { GivenAnswer } from "./given-answer.tsx";
import type { Span } from "./marked-parts.ts";
import { RubricPoints } from "./rubric-points.tsx";

type Question = InterviewReport["questions"][number];

/** One question: the answer, and beside it one's own score and the points of the rubric. */
export function QuestionSection(props: {
  report: InterviewReport;
  question: Question;
  card: OwnScorecard;
  /** Which one keys are about. */
  isCurrent: boolean;
  onCurrent: () => void;
}) {
  const { report, question, card, isCurrent, onCurrent } = props;
  const { interview, is_hidden_until_scored: isHidden } = report;
  const transcribing = useTranscribing(report);
  const [shown, setShown] = useState<Span | null>(null);
  const id = useId();
  const { question: words } = useWords("reports");
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      data-question={question.id}
      onFocus={onCurrent}
      onPointerDown={onCurrent}
      onKeyDown={({ key, target, currentTarget }) => {
        // Out of the comment, back to where keys act.
        if (key === "Escape" && target instanceof HTMLTextAreaElement) {
          currentTarget.querySelector<HTMLElement>("h2")?.focus();
        }
      }}
      sx={{
        p: { xs: 2, sm: 3 },
        minWidth: 0,
        scrollMarginTop: 88,
        boxShadow: isCurrent ? "inset 3px 0 0 var(--mui-palette-primary-main)" : "none",
        "@media print": { border: 0, p: 0, mt: 4, boxShadow: "none" },
      }}
    >
      <Box sx={{ ...mutedText, breakAfter: "avoid" }}>
        {words.number(question)}
        {question.skill ? (
          <>
            {" · "}
            <bdi>{question.skill}</bdi>
          </>
        ) : null}
      </Box>
      <Typography
        id={id}
        variant="h2"
        dir="auto"
        tabIndex={-1}
        sx={{
          mt: 0.5,
          mb: 2,
          maxWidth: "60ch",
          overflowWrap: "anywhere",
          outline: "none",
          scrollMarginTop: 120,
        }}
      >
        {question.text}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
          "@media print": { display: "block" },
        }}
      >
        <GivenAnswer
          interviewId={interview.id}
          question={question}
          shown={shown}
          transcribing={transcribing}
        />
        <Box sx={{ display: "grid", gap: 2, minWidth: 0, "@media print": { mt: 2 } }}>
          {question.answer ? (
            <QuestionScore interviewId={interview.id} question={question} card={card} />
          ) : null}
          <RubricPoints
            question={question}
            isHidden={isHidden}
            isGoingOn={isGoingOn(interview)}
            shown={shown}
            // Another object each time, so that asking again leads there again.
            onShow={({ start, end }) => setShown({ start, end })}
          />
        </Box>
      </Box>
    </Paper>
  );
}
