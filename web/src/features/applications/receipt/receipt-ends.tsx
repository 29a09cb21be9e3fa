import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Receipt } from "@winnow/contract/applications.ts";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
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
  const [asked, setAsked] = useState<"withdraw" | "erase" | null>(null);
  const downloading = useDownloadApplication(token);
  const close = () => setAsked(null);
  return (
    <OwnData
      downloadIs="a file of data and your CV"
      downloading={downloading}
      onDownload={() => downloading.mutate(receipt.file_name)}
      onErase={() => setAsked("erase")}
      actions={
        isOpen ? (
          <Button variant="outlined" color="inherit" onClick={() => setAsked("withdraw")}>
            Withdraw…
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
  const withdrawing = useWithdrawApplication(token);
  const showToast = useToast();
  return (
    <ConfirmDialog
      isOpen
      title="Withdraw your application?"
      confirmLabel="Withdraw"
      isBusy={withdrawing.isPending}
      onClose={onClose}
      onConfirm={() =>
        withdrawing.mutate(undefined, {
          onSuccess: () => {
            showToast("Your application is withdrawn.");
            onClose();
          },
        })
      }
    >
      {withdrawing.error ? (
        <FailureAlert headline="It was not withdrawn." reason={failureReason(withdrawing.error)} />
      ) : null}
      <Typography sx={{ overflowWrap: "anywhere" }}>
        <bdi>{employer}</bdi> is told and no longer considers you for this position. You cannot take it back
        here. You can still see, download and erase what you sent.
      </Typography>
    </ConfirmDialog>
  );
}

function EraseDialog(props: { token: string; employer: string; onErased: () => void; onClose: () => void }) {
  const { token, employer, onErased, onClose } = props;
  const erasing = useEraseApplication(token);
  return (
    <EraseEverythingDialog
      erasing={erasing}
      onErase={() => erasing.mutate(undefined, { onSuccess: onErased })}
      onClose={onClose}
    >
      Your CV, your answers and questions, what was read and everything that <bdi>{employer}</bdi> wrote about
      it are erased at once, and this link stops working. It cannot be taken back.
    </EraseEverythingDialog>
  );
}
