import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import type { Interview } from "@winnow/contract/interviews.ts";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { sayReason } from "../../../words/said-failure.ts";
import { useWords } from "../../../words/words.ts";

/** The report of an interview that nobody has begun. */
export function NotAnswered({ interview }: { interview: Interview }) {
  const { notBegun: words } = useWords("reports");
  return (
    <Paper variant="outlined">
      <EmptyState
        title={words[interview.outcome]}
        action={
          <Button
            component={RouterLink}
            to={paths.driveTab(interview.drive_id, "candidates")}
            variant="outlined"
            color="inherit"
          >
            {words.toCandidates}
          </Button>
        }
      >
        {interview.outcome === "none" ? <InvitationState interview={interview} /> : words.nothing}
      </EmptyState>
    </Paper>
  );
}

function InvitationState({ interview }: { interview: Interview }) {
  const { email_status, email_failure, invited_at } = interview;
  const { notBegun: words } = useWords("reports");
  if (email_status === "SENT" && invited_at !== null) {
    return words.invited({ at: formatDateTime(invited_at) });
  }
  return email_failure === null ? words.onItsWay : words.notSent({ reason: sayReason(email_failure) });
}
