import RefreshIcon from "@mui/icons-material/RefreshRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useAccount } from "../../api/account-query.ts";
import { formatCredits } from "../../ui/format-credits.ts";
import { useToast } from "../../ui/toast.tsx";
import { useRefreshCredits } from "./queries.ts";

/** "Credits: 25.00" with a button that asks for the present figure. */
export function CreditsLeft() {
  const { credits } = useAccount();
  const refresh = useRefreshCredits();
  const showToast = useToast();

  function onRefresh() {
    if (refresh.isPending) return;
    refresh.mutate(undefined, { onError: () => showToast("Failed to refresh credits", { tone: "error" }) });
  }

  return (
    <Box sx={{ display: "flex", alignItems: "center", minWidth: 0 }}>
      <Box
        aria-live="polite"
        className="figures"
        sx={{ minWidth: 0, fontSize: "0.8125rem", lineHeight: 16 / 13, fontWeight: 550, textAlign: "right" }}
      >
        {`Credits: ${formatCredits(credits)}`}
      </Box>
      <IconButton size="small" aria-label="Refresh credits" aria-busy={refresh.isPending} onClick={onRefresh}>
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
