import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import type { PaymentOrder } from "@winnow/contract/payments.ts";
import { Link } from "react-router";
import { ApiError } from "../../api/api-error.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { PageLoading } from "../../ui/feedback/page-loading.tsx";
import { useWords } from "../../words/words.ts";
import { orderWords } from "./order-labels.ts";
import { useOrder } from "./queries.ts";
import { ReceiptButton } from "./receipt-button.tsx";

/** What has become of one order, followed until it is settled. */
export function OrderStatus({ id }: { id: string }) {
  const { select, order: words } = useWords("payments");
  const order = useOrder(id);
  if (order.isPending) return <PageLoading />;
  if (order.error instanceof ApiError && order.error.status === 404) {
    return (
      <EmptyState title={words.none} action={choosePack(select, "contained")}>
        {words.noneText}
      </EmptyState>
    );
  }
  if (!order.data) {
    return (
      <ErrorState
        title={words.notLoaded}
        error={order.error}
        onRetry={() => order.refetch()}
        isRetrying={order.isFetching}
      />
    );
  }
  const { headline, explanation } = orderWords(order.data);
  return (
    <Card component="section" sx={{ p: { xs: 3, sm: 4 } }}>
      <Box role="status">
        <Typography variant="h2">{headline}</Typography>
        <Typography sx={{ mt: 1, color: "text.secondary", maxWidth: "64ch" }}>{explanation}</Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 3 }}>
        <NextSteps order={order.data} />
      </Box>
    </Card>
  );
}

function choosePack(label: string, variant?: "contained") {
  return (
    <Button
      component={Link}
      to={paths.payment}
      variant={variant ?? "text"}
      color={variant ? "primary" : "inherit"}
    >
      {label}
    </Button>
  );
}

function NextSteps({ order }: { order: PaymentOrder }) {
  const { select, selectOther, order: words } = useWords("payments");
  const { receiptAsPdf } = useWords("credits");
  switch (order.state) {
    case "created":
      return (
        <>
          {order.checkout_url ? (
            <Button href={order.checkout_url} variant="contained">
              {words.goOn}
            </Button>
          ) : null}
          {choosePack(selectOther)}
        </>
      );
    case "paid":
      return (
        <>
          <ReceiptButton orderId={order.id} name={receiptAsPdf({ number: order.receipt_number ?? "" })} />
          {choosePack(words.buyMore)}
        </>
      );
    case "failed":
      return choosePack(words.tryAgain, "contained");
    case "expired":
      return choosePack(select, "contained");
  }
}
