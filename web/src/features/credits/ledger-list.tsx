import Button from "@mui/material/Button";
import { transactionKinds, transactionTypes } from "@winnow/contract/credits.ts";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { useWords, wordsOf } from "../../words/words.ts";
import { isDay } from "./date-range.ts";

const dayOf = (written: string) => (isDay(written) ? written : "");

/** What narrows the ledger, however it is told. */
export const ledgerNarrowing = {
  filters: { type: transactionTypes, kind: transactionKinds },
  fields: { from: dayOf, to: dayOf },
};

export function ledgerWords() {
  const { failed, noMatch, showAll } = wordsOf("credits").list;
  return { failed, noMatch: { title: noMatch, showAll } };
}

export function NoTransactions() {
  const words = useWords("credits").none;
  return (
    <EmptyState
      title={words.title}
      action={
        <Button component={RouterLink} to={paths.screenings} variant="outlined" color="inherit">
          {words.toScreenings}
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  );
}
