import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CandidateInterview, InterviewQuestion } from "@winnow/contract/answers.ts";
import { useState } from "react";
import { useWords } from "../../words/words.ts";
import { DeviceCheck } from "./device-check.tsx";
import { useOpenInterview } from "./interview-context.ts";
import { SendingNote } from "./sending-note.tsx";
import { formatLength } from "./time-words.ts";

/** Between two questions: no time runs until the next one is shown. */
export function QuestionPause(props: { interview: CandidateInterview; question: InterviewQuestion }) {
  const { interview, question } = props;
  const words = useWords("interview").pause;
  const time = useWords("interview").time;
  const { session, studio } = useOpenInterview();
  const [isBusy, setIsBusy] = useState(false);
  const kinds = [...new Set(interview.questions.flatMap(({ answer_kinds }) => answer_kinds))];
  const isFirst = question.number === 1;

  async function show() {
    setIsBusy(true);
    studio.closeDevices();
    await session.open(question);
    setIsBusy(false);
  }

  return (
    <>
      <Typography sx={{ mt: 1 }}>{isFirst ? words.first : words.between}</Typography>
      {isFirst && kinds.some((kind) => kind !== "text") ? <DeviceCheck kinds={kinds} /> : null}
      <Typography sx={{ mt: 2 }}>
        {words.ahead({
          number: question.number,
          think: formatLength(question.preparation_seconds * 1000, time),
          answer: formatLength(question.answer_seconds * 1000, time),
          kinds: question.answer_kinds,
        })}{" "}
        {question.retakes > 0 && question.answer_kinds.some((kind) => kind !== "text")
          ? words.retakes({ count: question.retakes })
          : ""}
      </Typography>
      <Box sx={{ mt: 3 }}>
        <Button variant="contained" size="large" loading={isBusy} onClick={() => void show()}>
          {words.show({ number: question.number })}
        </Button>
      </Box>
      <SendingNote />
    </>
  );
}
