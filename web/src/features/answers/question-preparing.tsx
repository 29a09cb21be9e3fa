import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { InterviewQuestion } from "@winnow/contract/answers.ts";
import { useEffect, useState } from "react";
import { useStore } from "../../api/use-store.ts";
import { mutedText } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { CameraPreview } from "./camera-preview.tsx";
import { useOpenInterview } from "./interview-context.ts";
import type { AnswerKind } from "./interview-session.ts";
import { KindChoice } from "./kind-choice.tsx";
import { LeaveOut } from "./leave-out.tsx";
import { QuestionText } from "./question-text.tsx";
import { TimeLine } from "./time-line.tsx";
import { TroubleNote } from "./trouble-note.tsx";
import { useTimeLeft } from "./use-time-left.ts";

/** Time to think. Answering begins by itself when it is over, or earlier. */
export function QuestionPreparing(props: { question: InterviewQuestion; preferred: AnswerKind | null }) {
  const { question, preferred } = props;
  const words = useWords("interview").preparing;
  const { session, studio } = useOpenInterview();
  const { stream, trouble, status, isOpening } = useStore(studio.store);
  const [kind, setKind] = useState<AnswerKind>(() => firstKind(question, preferred));
  const [isBusy, setIsBusy] = useState(false);
  const leftMs = useTimeLeft(question.preparation_ends_at, () => {
    if (kind === "text" || stream) void start();
  });

  useEffect(() => {
    if (kind === "text") studio.closeDevices();
    else void studio.openDevices(kind);
  }, [kind, studio]);

  async function start() {
    setIsBusy(true);
    if (kind === "text") await session.begin(question, kind, 1);
    else await studio.record(question, kind, 1);
    setIsBusy(false);
  }

  return (
    <>
      <QuestionText text={question.text} />
      <TimeLine leftMs={leftMs} totalMs={question.preparation_seconds * 1000} label={words.time} />
      <KindChoice kinds={question.answer_kinds} chosen={kind} isDisabled={isBusy} onChoose={setKind} />
      {kind !== "text" && stream ? <CameraPreview stream={stream} /> : null}
      {kind !== "text" && trouble ? <TroubleNote trouble={trouble} /> : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
        <Button
          variant="contained"
          size="large"
          loading={isBusy || status === "starting" || isOpening}
          onClick={() => void start()}
        >
          {leftMs > 0 ? words.startNow : words.start}
        </Button>
        <LeaveOut question={question} />
      </Box>
      {leftMs > 0 ? <Box sx={{ ...mutedText, mt: 1 }}>{words.byItself}</Box> : null}
    </>
  );
}

/** As the question before was answered, where that is allowed. */
function firstKind({ answer_kinds: kinds }: InterviewQuestion, preferred: AnswerKind | null): AnswerKind {
  return preferred && kinds.includes(preferred) ? preferred : (kinds[0] ?? "text");
}
