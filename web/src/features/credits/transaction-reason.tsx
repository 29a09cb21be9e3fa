import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { CreditTransaction } from "@winnow/contract/credits.ts";
import { Link as RouterLink } from "react-router";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { useWords } from "../../words/words.ts";
import { ReceiptButton } from "../payments/receipt-button.tsx";
import { transactionPath } from "./transaction-path.ts";

/** What credits moved for, with a link to what was paid for or the receipt of what was bought. */
export function TransactionReason(props: {
  words: string;
  transaction: Pick<CreditTransaction, "link" | "receipt_order_id" | "created_at">;
}) {
  const { receiptOf } = useWords("credits");
  const { words, transaction } = props;
  const { receipt_order_id: orderId, created_at } = transaction;
  const path = transactionPath(transaction.link);
  if (path) {
    return (
      <Link component={RouterLink} to={path}>
        {words}
      </Link>
    );
  }
  if (!orderId) return words;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      {words}
      <Box sx={{ my: -0.75 }}>
        <ReceiptButton orderId={orderId} name={receiptOf({ date: formatDateTime(created_at) })} isPlain />
      </Box>
    </Box>
  );
}
