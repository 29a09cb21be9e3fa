import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import type { Interview } from "@winnow/contract/interviews.ts";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";

/** The report of an interview that nobody has begun. */
export function NotAnswered({ interview }: { interview: Interview }) {
  const { title, words } = wordsOf(interview);
  return (
    <Paper variant="outlined">
      <EmptyState
        title={title}
        action={
          <Button
            component={RouterLink}
            to={paths.driveTab(interview.drive_id, "candidates")}
            variant="outlined"
            color="inherit"
          >
            Go to the candidates
          </Button>
        }
      >
        {words}
      </EmptyState>
    </Paper>
  );
}

function wordsOf({ outcome, email_status, email_failure, invited_at }: Interview): {
  title: string;
  words: string;
} {
  switch (outcome) {
    case "withdrawn":
      return { title: "Withdrawn before it began", words: "Nothing was answered, and nothing is charged." };
    case "closed":
      return {
        title: "The time was over before it began",
        words: "Nothing was answered, and nothing is charged.",
      };
    case "cancelled":
      return { title: "Cancelled before it began", words: "Nothing was answered, and nothing is charged." };
    case "none":
      return { title: "Not begun yet", words: invitationWords() };
  }

  function invitationWords(): string {
    if (email_status === "SENT" && invited_at !== null) {
      return `The invitation was sent ${formatDateTime(invited_at)}. Answers appear here as they are given.`;
    }
    return email_failure === null
      ? "The invitation is on its way. Answers appear here as they are given."
      : `The invitation could not be sent: ${email_failure}`;
  }
}
