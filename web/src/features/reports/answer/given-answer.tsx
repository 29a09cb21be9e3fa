import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { mutedText } from "../../../theme/styles.ts";
import { answerWords } from "../report-words.ts";
import type { Transcribing } from "../use-transcribing.ts";
import type { Span } from "./marked-parts.ts";
import { TranscribedRecording } from "./transcribed-recording.tsx";
import { WrittenAnswer } from "./written-answer.tsx";

type Question = InterviewReport["questions"][number];

/** What a candidate answered: the text with what is quoted of it, or the recordings one after the other with what is said in them. */
export function GivenAnswer(props: {
  interviewId: string;
  question: Question;
  shown: Span | null;
  transcribing: Transcribing;
}) {
  const { interviewId, question, shown, transcribing } = props;
  const { answer, number, marks } = question;
  if (!answer) return <Typography sx={mutedText}>This question was not reached.</Typography>;
  const { recordings, text } = answer;
  const quoted = marks?.flatMap(({ quotations }) => quotations) ?? [];
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <Box sx={mutedText}>{answerWords(answer)}</Box>
      {text !== "" && recordings.length === 0 ? (
        <WrittenAnswer text={text} quoted={quoted} shown={shown} />
      ) : null}
      {text === "" && recordings.length === 0 && answer.kind !== null ? (
        <Typography>Nothing was answered.</Typography>
      ) : null}
      {recordings.map((recording, index) => (
        <TranscribedRecording
          key={recording.id}
          interviewId={interviewId}
          recording={recording}
          text={text}
          quoted={quoted}
          shown={shown}
          transcribing={transcribing}
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
