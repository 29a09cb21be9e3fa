import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { failures } from "@winnow/contract/failures.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { Link as RouterLink } from "react-router";
import { ApiError } from "../../../api/api-error.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useScreeningCredits, useStartScreening } from "../queries.ts";
import { quoteSentence, startLabel } from "../start-labels.ts";

/** Starts a screening from the list, with what that costs. */
export function StartScreeningDialog({ screening, onClose }: { screening: Screening; onClose: () => void }) {
  const quote = useScreeningCredits(screening.id);
  const start = useStartScreening();
  const showToast = useToast();
  const words = useWords("screenings").start;
  const isShort = start.error instanceof ApiError && start.error.code === failures.creditsInsufficient.code;
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={startLabel(quote.data)}
      isBusy={start.isPending}
      onClose={onClose}
      onConfirm={() =>
        start.mutate(
          { ...screening, quoted: quote.data?.quoted },
          {
            onSuccess: () => {
              onClose();
              showToast(words.done(screening));
            },
          },
        )
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }} dir="auto">
        {screening.title}
      </Typography>
      <Typography sx={{ mt: 0.5, minHeight: 22 }} component="div">
        {quote.data ? quoteSentence(quote.data) : (quote.error?.message ?? <Skeleton width="70%" />)}
      </Typography>
      {start.error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {start.error.message}{" "}
          {isShort ? (
            <Link component={RouterLink} to={paths.payment}>
              {words.addCredits}
            </Link>
          ) : null}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
