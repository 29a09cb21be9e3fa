import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { plainList } from "../../theme/styles.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatMoney } from "../../ui/format/format-money.ts";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { useWords } from "../../words/words.ts";
import { usePaidOrders } from "./queries.ts";
import { ReceiptButton } from "./receipt-button.tsx";

/** The latest payments with their receipts; nothing is shown before the first. */
export function PaidOrders() {
  const words = useWords("payments").paid;
  const { receiptAsPdf } = useWords("credits");
  const { data: orders = [] } = usePaidOrders();
  if (orders.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="payments" sx={{ mt: 4 }}>
      <Typography variant="h2" id="payments" sx={{ mb: 2 }}>
        {words.title}
      </Typography>
      <Card component="ul" sx={plainList}>
        {orders.map((order) => (
          <Box
            component="li"
            key={order.id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              gap: 2,
              px: { xs: 2, sm: 3 },
              py: 1.5,
              "& + &": { borderTop: 1, borderColor: "divider" },
            }}
          >
            <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
              <Typography>
                {words.line({
                  amount: formatHundredths(order.credits),
                  price: formatMoney(order.amount, order.currency),
                })}
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {order.paid_at === null ? null : formatDateTime(order.paid_at)}
                {order.reversed_credits > 0
                  ? ` · ${words.takenBack({ amount: formatHundredths(order.reversed_credits) })}`
                  : null}
              </Typography>
            </Box>
            <ReceiptButton orderId={order.id} name={receiptAsPdf({ number: order.receipt_number ?? "" })} />
          </Box>
        ))}
      </Card>
    </Box>
  );
}
