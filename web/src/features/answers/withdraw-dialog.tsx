import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { useState } from "react";
import { useStore } from "../../api/use-store.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { LabelledInput } from "../../ui/form/labelled-input.tsx";
import { TickBox } from "../../ui/form/tick-box.tsx";
import { useWords } from "../../words/words.ts";
import { useOpenInterview } from "./interview-context.ts";
import { forgetInterview } from "./kept-answers.ts";
import { RefusalNote } from "./refusal-note.tsx";

/** Ends an interview for good; `isOver` leaves erasing what was answered. */
export function WithdrawDialog(props: { isOver: boolean; recruiter: string; onClose: () => void }) {
  const { isOver, recruiter, onClose } = props;
  const { session, studio, token } = useOpenInterview();
  const { refusal } = useStore(session.store);
  const words = useWords("interview").withdraw;
  const showToast = useToast();
  const [reason, setReason] = useState("");
  const [erases, setErases] = useState(isOver);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    await studio.stop();
    const isDone = await session.withdraw(reason, erases);
    setIsBusy(false);
    if (!isDone) return;
    studio.closeDevices();
    await forgetInterview(token);
    if (erases) showToast(words.erased);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={isOver ? words.eraseTitle : words.title}
      confirmLabel={isOver ? words.eraseConfirm : words.confirm}
      isDestructive
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <Typography sx={{ mb: 2 }}>
        {isOver ? words.eraseText : words.text({ recruiter: isolate(recruiter) })}
      </Typography>
      {isOver ? null : (
        <>
          <LabelledInput
            label={words.reason}
            multiline
            minRows={2}
            maxLength={1_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <TickBox label={words.alsoErase} isTicked={erases} onChange={setErases} />
        </>
      )}
      {refusal ? <RefusalNote words={refusal} /> : null}
    </ConfirmDialog>
  );
}
