import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { mutedText } from "../../../theme/styles.ts";
import { answerWords } from "../report-words.ts";
import type { Span } from "./marked-parts.ts";
import { RecordingPlayer } from "./recording-player.tsx";
import { WrittenAnswer } from "./written-answer.tsx";

type Question = InterviewReport["questions"][number];

/** What a candidate answered: the text with what is quoted of it, or the recordings one after the other. */
export function GivenAnswer(props: { interviewId: string; question: Question; shown: Span | null }) {
  const { interviewId, question, shown } = props;
  const { answer, number, marks } = question;
  if (!answer) return <Typography sx={mutedText}>This question was not reached.</Typography>;
  const { recordings, text } = answer;
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <Box sx={mutedText}>{answerWords(answer)}</Box>
      {text === "" ? null : (
        <WrittenAnswer
          text={text}
          quoted={marks?.flatMap(({ quotations }) => quotations) ?? []}
          shown={shown}
        />
      )}
      {text === "" && recordings.length === 0 && answer.kind !== null ? (
        <Typography>Nothing was answered.</Typography>
      ) : null}
      {recordings.map((recording, index) => (
        <RecordingPlayer
          key={recording.id}
          interviewId={interviewId}
          recording={recording}
          label={
            recordings.length === 1
              ? `Answer to question ${number}`
              : `Answer to question ${number}, part ${index + 1} of ${recordings.length}`
          }
        />
      ))}
    </Box>
  );
}
