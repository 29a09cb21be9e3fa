import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CandidateInterview, InterviewQuestion } from "@winnow/contract/answers.ts";
import { answerKindLabels } from "@winnow/contract/labels.ts";
import { useState } from "react";
import { DeviceCheck } from "./device-check.tsx";
import { useOpenInterview } from "./interview-context.ts";
import { SendingNote } from "./sending-note.tsx";
import { formatLength } from "./time-words.ts";

/** Between two questions: no time runs until the next one is shown. */
export function QuestionPause(props: { interview: CandidateInterview; question: InterviewQuestion }) {
  const { interview, question } = props;
  const { session, studio } = useOpenInterview();
  const [isBusy, setIsBusy] = useState(false);
  const kinds = [...new Set(interview.questions.flatMap(({ answer_kinds }) => answer_kinds))];
  const isFirst = question.number === 1;
  const forms = question.answer_kinds.map((kind) => answerKindLabels[kind].toLowerCase()).join(" or ");

  async function show() {
    setIsBusy(true);
    studio.closeDevices();
    await session.open(question);
    setIsBusy(false);
  }

  return (
    <>
      <Typography sx={{ mt: 1 }}>
        {isFirst
          ? "No time runs yet. It begins when you show the first question."
          : "What you answered is saved. No time runs now: take a break, and go on when you like."}
      </Typography>
      {isFirst && kinds.some((kind) => kind !== "text") ? <DeviceCheck kinds={kinds} /> : null}
      <Typography sx={{ mt: 2 }}>
        Question {question.number}: {formatLength(question.preparation_seconds * 1000)} to think, then up to{" "}
        {formatLength(question.answer_seconds * 1000)} to answer by {forms}.{" "}
        {question.retakes > 0 && question.answer_kinds.some((kind) => kind !== "text")
          ? `A recording can be made again ${question.retakes === 1 ? "once" : `${question.retakes} times`}.`
          : ""}
      </Typography>
      <Box sx={{ mt: 3 }}>
        <Button variant="contained" size="large" loading={isBusy} onClick={() => void show()}>
          Show question {question.number}
        </Button>
      </Box>
      <SendingNote />
    </>
  );
}
