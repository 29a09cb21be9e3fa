import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { paths } from "@winnow/contract/paths.ts";
import { Link as RouterLink } from "react-router";
import { radius, textSize } from "../../theme/sizes.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { formatDate } from "../../ui/format/format-time.ts";
import { useWords } from "../../words/words.ts";
import { ScoreBar } from "../evidence/score-bar.tsx";
import { screeningPath } from "../screenings/screening-actions.ts";
import { ScreeningStatusChip } from "../screenings/screening-status-chip.tsx";
import { useLatestScreenings } from "./queries.ts";
import { ScreeningRows } from "./screening-rows.tsx";
import { Section } from "./section.tsx";

/** The screenings made last, each with its top score. */
export default function LatestScreenings() {
  const words = useWords("dashboard").latest;
  const latest = useLatestScreenings();
  return (
    <Section
      title={words.title}
      action={
        <Link component={RouterLink} to={paths.screenings} variant="body2">
          {words.all}
        </Link>
      }
    >
      {content()}
    </Section>
  );

  function content() {
    if (latest.isPending)
      return <Skeleton variant="rounded" height={360} sx={{ borderRadius: radius.card }} />;
    if (!latest.data) {
      return (
        <Card>
          <ErrorState
            title={words.notLoaded}
            error={latest.error}
            onRetry={() => latest.refetch()}
            isRetrying={latest.isFetching}
          />
        </Card>
      );
    }
    return (
      <ScreeningRows
        screenings={latest.data}
        columns={{ xs: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr) 128px 200px" }}
        pathOf={screeningPath}
        noteOf={({ counts, created_at }) =>
          words.cvs({ count: counts.uploaded, date: formatDate(created_at) })
        }
        cellsOf={(screening) => (
          <>
            <Box>
              <ScreeningStatusChip status={screening.status} />
            </Box>
            <TopScore score={screening.top_score} />
          </>
        )}
      />
    );
  }
}

function TopScore({ score }: { score: number | null }) {
  const words = useWords("dashboard").latest;
  return (
    <Box
      sx={{ gridColumn: { xs: "1 / -1", sm: "auto" }, fontSize: textSize.caption, color: "text.secondary" }}
    >
      {score === null ? (
        words.noResult
      ) : (
        <>
          {words.topScore}
          <Box sx={{ color: "text.primary" }}>
            <ScoreBar score={score} />
          </Box>
        </>
      )}
    </Box>
  );
}
