import RefreshIcon from "@mui/icons-material/RefreshRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { useAccount } from "../../api/account-query.ts";
import { textSize } from "../../theme/sizes.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { useWords } from "../../words/words.ts";
import { useRefreshCredits } from "./queries.ts";

/** Below the price of so many CVs the balance is called low. */
const cvsWithoutHint = 10;

/** "Credits: 25.00", said to be low when it is, with a button that asks for the present figure. */
export function CreditsLeft() {
  const words = useWords("frame").credits;
  const { credits, cv_price } = useAccount();
  const isLow = credits < cv_price * cvsWithoutHint;
  const balance = formatHundredths(credits);
  const refresh = useRefreshCredits();
  const showToast = useToast();

  function onRefresh() {
    if (refresh.isPending) return;
    refresh.mutate(undefined, { onError: () => showToast(words.notRefreshed, { tone: "error" }) });
  }

  return (
    <Box sx={{ display: "flex", alignItems: "center", minWidth: 0 }}>
      {/* On phones the text takes the room that the button leaves around its icon. */}
      <Box sx={{ minWidth: 0, mr: { xs: "-11px", sm: 0 }, textAlign: "right" }}>
        <Box
          aria-live="polite"
          className="figures"
          sx={{
            fontSize: { xs: textSize.caption, sm: textSize.small },
            lineHeight: 16 / 13,
            fontWeight: 550,
            // A long balance breaks on phones.
            whiteSpace: { sm: "nowrap" },
          }}
        >
          {words.left({ balance })}
        </Box>
        {isLow ? <LowBalance /> : null}
      </Box>
      <IconButton size="small" aria-label={words.refresh} aria-busy={refresh.isPending} onClick={onRefresh}>
        <RefreshIcon
          sx={{
            fontSize: 18,
            color: "text.secondary",
            "@keyframes turn": { to: { transform: "rotate(360deg)" } },
            animation: refresh.isPending ? "turn 800ms linear infinite" : "none",
          }}
        />
      </IconButton>
    </Box>
  );
}

function LowBalance() {
  const words = useWords("frame").credits;
  return (
    <Link
      component={RouterLink}
      to={paths.payment}
      color="text.secondary"
      sx={{ display: "block", fontSize: textSize.caption, lineHeight: 2, whiteSpace: "nowrap" }}
    >
      {words.low}
      <span style={visuallyHidden}>{words.lowHint}</span>
    </Link>
  );
}
