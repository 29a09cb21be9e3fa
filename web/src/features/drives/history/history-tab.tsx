import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useWords } from "../../../words/words.ts";
import { useDriveHistory } from "../queries.ts";

/** Who did what in the drive, and when. */
export function HistoryTab({ drive }: { drive: DriveRoundDetails }) {
  const words = useWords("drives").history;
  const history = useDriveHistory(drive.id);
  const events = history.data?.data;
  if (!events) {
    return history.error ? (
      <ErrorState
        title={words.failed}
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
          {words.times({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
        </Box>
      ) : null}
      <Paper variant="outlined">
        {events.length === 0 ? (
          <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
        ) : (
          <Box component="ol" aria-label={words.label} sx={plainList}>
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
                <Box
                  sx={{ overflowWrap: "anywhere" }}
                  {...(event.happened === null ? { dir: "auto", lang: "en" } : {})}
                >
                  {words.said(event)}
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
