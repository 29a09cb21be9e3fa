import Button from "@mui/material/Button";
import { transactionKinds, transactionTypes } from "@winnow/contract/credits.ts";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { isDay } from "./date-range.ts";

const dayOf = (written: string) => (isDay(written) ? written : "");

/** What narrows the ledger, however it is told. */
export const ledgerNarrowing = {
  filters: { type: transactionTypes, kind: transactionKinds },
  fields: { from: dayOf, to: dayOf },
};

export const ledgerWords = {
  failed: "The transactions could not be loaded.",
  noMatch: { title: "No transaction matches.", showAll: "Show all transactions" },
};

export function NoTransactions() {
  return (
    <EmptyState
      title="No transactions yet"
      action={
        <Button component={RouterLink} to={paths.screenings} variant="outlined" color="inherit">
          Go to CV Screening
        </Button>
      }
    >
      Credits that come in or are spent are listed here. A CV that is screened is the first that costs
      something; the samples are free.
    </EmptyState>
  );
}
