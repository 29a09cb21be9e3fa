import Button from "@mui/material/Button";
import { useToast } from "../../ui/toast.tsx";
import { useReceipt } from "./queries.ts";

/** Saves the receipt of a payment. */
export function ReceiptButton(props: { orderId: string; date: string }) {
  const receipt = useReceipt();
  const showToast = useToast();

  function onSave() {
    if (receipt.isPending) return;
    receipt.mutate(props.orderId, { onError: ({ message }) => showToast(message, { tone: "error" }) });
  }

  return (
    <Button
      size="small"
      color="inherit"
      aria-label={`Receipt of ${props.date}`}
      aria-busy={receipt.isPending}
      onClick={onSave}
    >
      Receipt
    </Button>
  );
}
