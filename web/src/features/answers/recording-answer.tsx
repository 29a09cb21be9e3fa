import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { InterviewQuestion } from "@winnow/contract/answers.ts";
import { useStore } from "../../api/use-store.ts";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { CameraPreview } from "./camera-preview.tsx";
import { useOpenInterview } from "./interview-context.ts";
import type { RecordingKind } from "./media-type.ts";
import { QuestionText } from "./question-text.tsx";
import { RecordedAnswer } from "./recorded-answer.tsx";
import { SendingNote } from "./sending-note.tsx";
import { TimeLine } from "./time-line.tsx";
import { useTimeLeft } from "./use-time-left.ts";

/** An answer by audio or video: while it is recorded, and afterwards until it is given. */
export function RecordingAnswer({ question, kind }: { question: InterviewQuestion; kind: RecordingKind }) {
  const words = useWords("interview");
  const { studio } = useOpenInterview();
  const { status, stream } = useStore(studio.store);
  const leftMs = useTimeLeft(question.answer_ends_at, () => void studio.stop());

  return (
    <>
      <QuestionText text={question.text} />
      {status === "idle" ? (
        <RecordedAnswer question={question} kind={kind} />
      ) : (
        <>
          <TimeLine leftMs={leftMs} totalMs={question.answer_seconds * 1000} label={words.time.toAnswer} />
          {stream ? <CameraPreview stream={stream} /> : null}
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
            <Button
              variant="contained"
              size="large"
              loading={status !== "recording"}
              onClick={() => void studio.stop()}
            >
              {words.answer.stop}
            </Button>
            <Box role="status" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
              {status === "recording" ? (
                <>
                  <Box
                    aria-hidden
                    sx={{
                      width: 10,
                      height: 10,
                      borderRadius: radius.round,
                      backgroundColor: "primary.main",
                    }}
                  />
                  {words.answer.recording}
                </>
              ) : null}
            </Box>
          </Box>
        </>
      )}
      <SendingNote />
    </>
  );
}
