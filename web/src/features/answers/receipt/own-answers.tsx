import Box from "@mui/material/Box";
import type { AnswerRecording, CandidateInterview, InterviewQuestion } from "@winnow/contract/answers.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { formatClock } from "../../../ui/format/format-clock.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import type { Words } from "../../../words/catalogue.ts";
import { useWords } from "../../../words/words.ts";
import { QuotationBlock } from "../../evidence/quotation-block.tsx";

/** What the candidate answered, question by question, as far as questions were opened. */
export function OwnAnswers({ questions }: Pick<CandidateInterview, "questions">) {
  const words = useWords("interview").receipt;
  const opened = questions.filter(({ text }) => text !== null);
  if (opened.length === 0) return null;
  return (
    <Panel title={words.answered}>
      <Box component="ol" aria-label={words.answers} sx={{ ...plainList, display: "grid", gap: 2 }}>
        {opened.map((question) => (
          <Box component="li" key={question.id} sx={{ minWidth: 0 }}>
            <Box sx={mutedText}>{words.question({ number: question.number })}</Box>
            <Box dir="auto" sx={{ mb: 0.5, fontWeight: 600, overflowWrap: "anywhere" }}>
              {question.text}
            </Box>
            <Answer question={question} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function Answer({ question }: { question: InterviewQuestion }) {
  const words = useWords("interview").receipt;
  const { notAnswered } = useWords("kit");
  const { answer_text, recordings, take } = question;
  const counting = recordings.filter((recording) => recording.take === take);
  if (answer_text === "" && counting.length === 0) return <Box>{notAnswered}</Box>;
  return (
    <>
      {answer_text === "" ? null : (
        <Box sx={{ whiteSpace: "pre-wrap" }}>
          <QuotationBlock text={answer_text} />
        </Box>
      )}
      {counting.map((recording) => (
        <Box key={recording.id}>{recordingWords(recording, words)}</Box>
      ))}
    </>
  );
}

function recordingWords(
  { kind, state, duration_ms }: AnswerRecording,
  words: Words<"interview">["receipt"],
): string {
  const recording = words.recordings[kind];
  switch (state) {
    case "ready":
      return duration_ms === null ? recording : words.ready({ recording, length: formatClock(duration_ms) });
    case "failed":
      return words.failed({ recording });
    case "recording":
    case "ended":
      return words.joining({ recording });
  }
}
