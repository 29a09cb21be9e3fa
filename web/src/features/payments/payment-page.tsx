import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import { Link, useSearchParams } from "react-router";
import { useAccount } from "../../api/account-query.ts";
import { textSize } from "../../theme/sizes.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { readLastLocation } from "../../ui/page/last-location.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { useWords } from "../../words/words.ts";
import { OrderStatus } from "./order-status.tsx";
import { PackChoice } from "./pack-choice.tsx";
import { PaidOrders } from "./paid-orders.tsx";
import { returnLink } from "./return-link.ts";

/** Where credits are bought, and where providers send people back to with `?order=<id>`. */
export default function PaymentPage() {
  const words = useWords("payments");
  const { credits } = useAccount();
  const [search] = useSearchParams();
  const orderId = search.get("order");
  const back = returnLink(readLastLocation());
  return (
    <>
      <PageHeading title={words.title} />
      <Card sx={{ p: { xs: 3, sm: 4 }, mb: 4 }}>
        <Typography sx={{ color: "text.secondary" }}>{words.left}</Typography>
        <Typography
          component="p"
          className="figures"
          aria-live="polite"
          sx={{
            fontSize: textSize.hugeFigure,
            lineHeight: 48 / 40,
            fontWeight: 600,
            letterSpacing: "-0.02em",
          }}
        >
          {formatHundredths(credits)}
        </Typography>
      </Card>
      {orderId ? (
        <OrderStatus id={orderId} />
      ) : (
        <>
          <PackChoice />
          <PaidOrders />
        </>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 4 }}>
        <Button component={Link} to={back.to} variant="outlined" color="inherit">
          {words[back.label]}
        </Button>
        <Button component={Link} to={paths.transactions} color="inherit">
          {words.toTransactions}
        </Button>
      </Box>
    </>
  );
}
