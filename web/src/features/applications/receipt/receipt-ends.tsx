import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Receipt } from "@winnow/contract/applications.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { failureReason } from "../failure-reason.ts";
import { EraseEverythingDialog } from "./erase-everything-dialog.tsx";
import { OwnData } from "./own-data.tsx";
import { useDownloadApplication, useEraseApplication, useWithdrawApplication } from "./receipt-queries.ts";

/** What belongs to whoever applied: to take it along, to withdraw it, to have it erased. */
export function ReceiptEnds(props: {
  token: string;
  receipt: Receipt;
  isOpen: boolean;
  onErased: () => void;
}) {
  const { token, receipt, isOpen, onErased } = props;
  const words = useWords("receipt").data;
  const [asked, setAsked] = useState<"withdraw" | "erase" | null>(null);
  const downloading = useDownloadApplication(token);
  const close = () => setAsked(null);
  return (
    <OwnData
      downloadIs={words.ofApplication}
      downloading={downloading}
      onDownload={() => downloading.mutate(receipt.file_name)}
      onErase={() => setAsked("erase")}
      actions={
        isOpen ? (
          <Button variant="outlined" color="inherit" onClick={() => setAsked("withdraw")}>
            {words.withdraw}
          </Button>
        ) : null
      }
    >
      {asked === "withdraw" ? (
        <WithdrawDialog token={token} employer={receipt.employer} onClose={close} />
      ) : null}
      {asked === "erase" ? (
        <EraseDialog token={token} employer={receipt.employer} onErased={onErased} onClose={close} />
      ) : null}
    </OwnData>
  );
}

function WithdrawDialog(props: { token: string; employer: string; onClose: () => void }) {
  const { token, employer, onClose } = props;
  const words = useWords("receipt").withdraw;
  const failures = useWords("failures");
  const withdrawing = useWithdrawApplication(token);
  const showToast = useToast();
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      isBusy={withdrawing.isPending}
      onClose={onClose}
      onConfirm={() =>
        withdrawing.mutate(undefined, {
          onSuccess: () => {
            showToast(words.done);
            onClose();
          },
        })
      }
    >
      {withdrawing.error ? (
        <FailureAlert headline={words.notDone} reason={failureReason(withdrawing.error, failures)} />
      ) : null}
      <Typography sx={{ overflowWrap: "anywhere" }}>{words.text({ employer: isolate(employer) })}</Typography>
    </ConfirmDialog>
  );
}

function EraseDialog(props: { token: string; employer: string; onErased: () => void; onClose: () => void }) {
  const { token, employer, onErased, onClose } = props;
  const words = useWords("receipt").erase;
  const erasing = useEraseApplication(token);
  return (
    <EraseEverythingDialog
      erasing={erasing}
      onErase={() => erasing.mutate(undefined, { onSuccess: onErased })}
      onClose={onClose}
    >
      {words.application({ employer: isolate(employer) })}
    </EraseEverythingDialog>
  );
}
