import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Button from "@mui/material/Button";
import { isolate } from "@winnow/contract/isolate.ts";
import type { PaymentOrder } from "@winnow/contract/payments.ts";
import { useToast } from "../../ui/toast.tsx";
import { useSaveReceipt } from "./queries.ts";

export function ReceiptButton({ order }: { order: PaymentOrder }) {
  const save = useSaveReceipt();
  const showToast = useToast();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon sx={{ fontSize: 18 }} />}
      loading={save.isPending}
      aria-label={`Receipt ${order.receipt_number ?? ""} as PDF`}
      onClick={() =>
        save.mutate(order.id, {
          onSuccess: (fileName) => showToast(`Saved ${isolate(fileName)}.`),
          onError: (error) => showToast(error.message, { tone: "error" }),
        })
      }
    >
      Receipt
    </Button>
  );
}
