import Button from "@mui/material/Button";
import type { InterviewQuestion } from "@winnow/contract/answers.ts";
import { lazy, useState } from "react";
import { LateDialog } from "../../ui/feedback/late-dialog.tsx";
import { useWords } from "../../words/words.ts";
import { useOpenInterview } from "./interview-context.ts";

const ConfirmDialog = lazy(() =>
  import("../../ui/feedback/confirm-dialog.tsx").then((module) => ({ default: module.ConfirmDialog })),
);

/** Goes on without an answer to this question. */
export function LeaveOut({ question }: { question: InterviewQuestion }) {
  const { session, studio } = useOpenInterview();
  const words = useWords("interview").leaveOut;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function leave() {
    setIsBusy(true);
    await studio.stop();
    studio.closeDevices();
    await session.give(question);
    setIsBusy(false);
    setIsAsking(false);
  }

  return (
    <>
      <Button size="large" color="inherit" onClick={() => setIsAsking(true)}>
        {words.act}
      </Button>
      {isAsking ? (
        <LateDialog onLeave={() => setIsAsking(false)}>
          <ConfirmDialog
            isOpen
            title={words.title({ number: question.number })}
            confirmLabel={words.act}
            isBusy={isBusy}
            onClose={() => setIsAsking(false)}
            onConfirm={() => void leave()}
          >
            {words.text}
          </ConfirmDialog>
        </LateDialog>
      ) : null}
    </>
  );
}
