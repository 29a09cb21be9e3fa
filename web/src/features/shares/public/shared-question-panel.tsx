import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { SharedQuestion } from "@winnow/contract/shares.ts";
import { useId } from "react";
import { answerText, mutedText, plainList } from "../../../theme/styles.ts";
import type { Words } from "../../../words/catalogue.ts";
import { useWords } from "../../../words/words.ts";
import { PointMarkBadge } from "../../evidence/point-mark-badge.tsx";
import { QuotationBlock } from "../../evidence/quotation-block.tsx";
import { ScoreChoice } from "../../evidence/score-choice.tsx";
import { SharedRecording } from "./shared-recording.tsx";

/** One question with what is shared of its answer, and the points that were looked for in it. */
export function SharedQuestionPanel(props: {
  token: string;
  question: SharedQuestion;
  showsAnswer: boolean;
  score: number | null;
  /** Null where nothing is asked for. */
  onScore: ((score: number | null) => void) | null;
}) {
  const { token, question, showsAnswer, score, onScore } = props;
  const words = useWords("share").question;
  const { number, text, skill, points } = question;
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, display: "grid", gap: 2 }}
    >
      <div>
        <Box sx={{ ...mutedText, overflowWrap: "anywhere" }}>
          {words.number({ number })}
          {skill ? (
            <>
              {" · "}
              <bdi>{skill}</bdi>
            </>
          ) : null}
        </Box>
        <Typography
          id={id}
          variant="h2"
          dir="auto"
          sx={{ mt: 0.5, maxWidth: "60ch", overflowWrap: "anywhere" }}
        >
          {text}
        </Typography>
      </div>
      {showsAnswer ? <Answer token={token} question={question} /> : null}
      {showsAnswer && question.answer && onScore ? (
        <ScoreChoice label={words.score({ number })} score={score} onScore={onScore} />
      ) : null}
      {points ? <Points question={question} points={points} /> : null}
    </Paper>
  );
}

function Answer({ token, question }: { token: string; question: SharedQuestion }) {
  const words = useWords("share").question;
  const { answer, number } = question;
  if (!answer) return <Typography sx={mutedText}>{words.notReached}</Typography>;
  const { text, recordings, is_recording_left_out } = answer;
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      {text === "" ? null : (
        <Box component="blockquote" dir="auto" sx={answerText}>
          {text}
        </Box>
      )}
      {text !== "" && answer.kind !== "text" ? (
        <Typography sx={mutedText}>{words.transcript}</Typography>
      ) : null}
      {recordings.map((recording, index) => (
        <SharedRecording
          key={recording.id}
          token={token}
          recording={recording}
          label={
            recordings.length === 1
              ? words.answer({ number })
              : words.answerPart({ number, part: index + 1, of: recordings.length })
          }
        />
      ))}
      {is_recording_left_out ? <Typography sx={mutedText}>{words.recordingLeftOut}</Typography> : null}
      {text === "" && recordings.length === 0 && !is_recording_left_out ? (
        <Typography sx={mutedText}>{words.notAnswered}</Typography>
      ) : null}
    </Box>
  );
}

type Point = NonNullable<SharedQuestion["points"]>[number];

function Points({ question, points }: { question: SharedQuestion; points: Point[] }) {
  const words = useWords("share").question;
  const reason = whyUnmarked(question.unmarked, words);
  if (points.length === 0 && reason === null) return null;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {points.length > 0 ? (
        <Box
          component="ul"
          aria-label={words.points({ number: question.number })}
          sx={{ ...plainList, display: "grid", gap: 1.5 }}
        >
          {points.map(({ text, mark, quotations }, index) => (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: points may be alike, and never move.
              key={index}
              sx={{ display: "grid", gap: 0.5, breakInside: "avoid" }}
            >
              {mark ? <PointMarkBadge mark={mark} /> : null}
              <Box dir="auto" sx={{ overflowWrap: "anywhere" }}>
                {text}
              </Box>
              {quotations.map((quotation) => (
                <QuotationBlock key={quotation} text={quotation} />
              ))}
            </Box>
          ))}
        </Box>
      ) : null}
      {reason ? <Typography sx={mutedText}>{reason}</Typography> : null}
      {points.some(({ mark }) => mark === "not found") ? (
        <Typography sx={mutedText}>{words.notFoundIs}</Typography>
      ) : null}
    </Box>
  );
}

function whyUnmarked(unmarked: SharedQuestion["unmarked"], words: Words<"share">["question"]): string | null {
  switch (unmarked) {
    case null:
    case "no rubric":
      return null;
    case "no answer":
      return words.noAnswer;
    case "no transcript":
    case "transcription failed":
      return words.noTranscript;
    case "being transcribed":
    case "being marked":
      return words.notMarkedYet;
  }
}
