import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { useWords } from "../../../words/words.ts";
import type { Unchanged } from "./use-decisions.ts";

/** Whom the last decision did not reach, one by one, and why. */
export function UnchangedNotice(props: {
  screeningId: string;
  unchanged: readonly Unchanged[];
  onClose: () => void;
}) {
  const { screeningId, unchanged, onClose } = props;
  const words = useWords("results").decisions;
  if (unchanged.length === 0) return null;
  return (
    <Alert severity="warning" onClose={onClose} sx={{ mb: 2 }}>
      {words.unchanged({ count: unchanged.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {unchanged.map(({ resultId, name, reason }) => (
          <li key={resultId}>
            <Link component={RouterLink} to={paths.report(screeningId, resultId)} dir="auto">
              {name}
            </Link>
            : {reason}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
