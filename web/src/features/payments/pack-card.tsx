import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { CreditPack } from "@winnow/contract/payments.ts";
import { textSize } from "../../theme/sizes.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatMoney } from "../../ui/format/format-money.ts";
import { useWords } from "../../words/words.ts";
import { packWords } from "./pack-labels.ts";

export function PackCard(props: {
  pack: CreditPack;
  currency: string;
  isBeingBought: boolean;
  isDisabled: boolean;
  onBuy: () => void;
}) {
  const words = useWords("payments");
  const { pack, currency, isBeingBought, isDisabled, onBuy } = props;
  const amount = formatHundredths(pack.credits);
  const price = formatMoney(pack.price, currency);
  return (
    <Card component="li" sx={{ p: 3, display: "flex", flexDirection: "column", alignItems: "flex-start" }}>
      <Typography variant="h3">{words.credits({ amount })}</Typography>
      <Typography
        component="p"
        className="figures"
        sx={{
          mt: 1,
          fontSize: textSize.largeFigure,
          lineHeight: 40 / 32,
          fontWeight: 600,
          letterSpacing: "-0.02em",
        }}
      >
        {price}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, flex: 1, color: "text.secondary" }}>{packWords(pack)}</Typography>
      {/* Packs are equals: none of them is the page's one primary action. */}
      <Button
        variant="outlined"
        fullWidth
        loading={isBeingBought}
        disabled={isDisabled}
        onClick={onBuy}
        aria-label={words.payFor({ price, amount })}
      >
        {words.pay({ price })}
      </Button>
    </Card>
  );
}
