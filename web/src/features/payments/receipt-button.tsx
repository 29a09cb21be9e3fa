import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Button from "@mui/material/Button";
import { isolate } from "@winnow/contract/isolate.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useWords } from "../../words/words.ts";
import { useSaveReceipt } from "./queries.ts";

/** Saves the receipt of a payment; `name` tells it from other receipts for those who hear it. */
export function ReceiptButton(props: { orderId: string; name: string; isPlain?: boolean }) {
  const { orderId, name, isPlain = false } = props;
  const words = useWords("credits");
  const save = useSaveReceipt();
  const showToast = useToast();
  return (
    <Button
      color="inherit"
      {...(isPlain
        ? { size: "small" }
        : { variant: "outlined", startIcon: <DownloadIcon sx={{ fontSize: 18 }} /> })}
      loading={save.isPending}
      aria-label={name}
      onClick={() =>
        save.mutate(orderId, {
          onSuccess: (fileName) => showToast(words.saved({ name: isolate(fileName) })),
          onError: (error) => showToast(error.message, { tone: "error" }),
        })
      }
    >
      {words.receipt}
    </Button>
  );
}
