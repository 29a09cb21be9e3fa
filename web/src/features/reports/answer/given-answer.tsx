import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { mutedText } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
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
  const { question: words } = useWords("reports");
  if (!answer) return <Typography sx={mutedText}>{words.notReached}</Typography>;
  const { recordings, text } = answer;
  const quoted = marks?.flatMap(({ quotations }) => quotations) ?? [];
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <Box sx={mutedText}>{answerWords(answer)}</Box>
      {text !== "" && recordings.length === 0 ? (
        <WrittenAnswer text={text} quoted={quoted} shown={shown} />
      ) : null}
      {text === "" && recordings.length === 0 && answer.kind !== null ? (
        <Typography>{words.nothing}</Typography>
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
              ? words.answer({ number })
              : words.answerPart({ number, part: index + 1, of: recordings.length })
          }
        />
      ))}
    </Box>
  );
}
