import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useDriveHistory } from "../queries.ts";

/** Who did what in the drive, and when. */
export function HistoryTab({ drive }: { drive: DriveRoundDetails }) {
  const history = useDriveHistory(drive.id);
  const events = history.data?.data;
  if (!events) {
    return history.error ? (
      <ErrorState
        title="The history could not be loaded."
        error={history.error}
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      />
    ) : (
      <Skeleton variant="rounded" height={240} />
    );
  }
  return (
    <>
      {events.length > 0 ? (
        <Box sx={{ ...mutedText, mb: 1 }}>
          Times are those of {new Intl.DateTimeFormat().resolvedOptions().timeZone}, as your clock shows them.
        </Box>
      ) : null}
      <Paper variant="outlined">
        {events.length === 0 ? (
          <EmptyState title="Nothing has happened yet">
            Invitations, corrections and whatever else becomes of this drive is written down here.
          </EmptyState>
        ) : (
          <Box component="ol" aria-label="History" sx={plainList}>
            {events.map((event) => (
              <Box
                component="li"
                key={event.id}
                sx={{
                  px: 2,
                  py: 1.5,
                  borderBottom: 1,
                  borderColor: "divider",
                  "&:last-of-type": { borderBottom: 0 },
                }}
              >
                <Box dir="auto" sx={{ overflowWrap: "anywhere" }}>
                  {event.sentence}
                </Box>
                <Box
                  component="time"
                  dateTime={new Date(event.created_at * 1000).toISOString()}
                  sx={mutedText}
                >
                  {formatDateTime(event.created_at)}
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Paper>
    </>
  );
}
