import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import { retentionNoticeDays } from "@winnow/contract/retention.ts";
import { Link as RouterLink } from "react-router";
import { radius } from "../../theme/sizes.ts";
import { mutedText, plainList } from "../../theme/styles.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { formatDate } from "../../ui/format/format-time.ts";
import { useWords } from "../../words/words.ts";
import { useErasuresAhead } from "./queries.ts";
import { peopleWords } from "./retention-words.ts";

/** Screenings and drives whose people are erased within days, each with the way to keep them. */
export function ErasuresAhead() {
  const words = useWords("retention").ahead;
  const ahead = useErasuresAhead();
  if (ahead.error && !ahead.data) {
    return (
      <ErrorState
        title={words.failed}
        error={ahead.error}
        onRetry={() => void ahead.refetch()}
        isRetrying={ahead.isFetching}
      />
    );
  }
  if (!ahead.data) {
    return <Skeleton variant="rounded" height={56} />;
  }
  if (ahead.data.length === 0) {
    return (
      <Typography sx={{ color: "text.secondary" }}>{words.none({ count: retentionNoticeDays })}</Typography>
    );
  }
  return (
    <Box component="ul" aria-label={words.label} sx={listStyle}>
      {ahead.data.map(({ kind, id, title, people, erases_at }) => (
        <Box component="li" key={id} sx={rowStyle}>
          <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            <Link
              component={RouterLink}
              to={kind === "screening" ? paths.screeningRetention(id) : paths.driveRetention(id)}
              sx={{ fontWeight: 600 }}
            >
              <bdi>{title}</bdi>
            </Link>
            <Box sx={mutedText}>
              {words.kinds[kind]}, {peopleWords(kind, people)}
            </Box>
          </Box>
          <Box sx={{ whiteSpace: "nowrap" }}>{formatDate(erases_at)}</Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyle = {
  ...plainList,
  maxHeight: 480,
  overflowY: "auto",
  border: 1,
  borderColor: "divider",
  borderRadius: radius.control,
  backgroundColor: "background.paper",
} as const;

const rowStyle = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 2,
  px: 2,
  py: 1,
  "& + &": { borderTop: 1, borderColor: "divider" },
} as const;
