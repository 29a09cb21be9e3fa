import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { Link as RouterLink } from "react-router";
import { textSize } from "../../theme/sizes.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { ScreeningRows } from "./screening-rows.tsx";
import { Section } from "./section.tsx";

/** What runs now, each with a live bar. Nothing at all when nothing runs. */
export function RunningScreenings({ screenings, total }: { screenings: Screening[]; total: number }) {
  if (screenings.length === 0) return null;
  return (
    <Section
      title="Running now"
      action={
        total > screenings.length ? (
          <Link component={RouterLink} to={`${paths.screenings}?status=InProgress`} variant="body2">
            All {total.toLocaleString("en")}
          </Link>
        ) : null
      }
    >
      <ScreeningRows
        screenings={screenings}
        columns={{ xs: "1fr", sm: "minmax(0, 2fr) minmax(0, 3fr)" }}
        pathOf={({ id }) => paths.results(id)}
        cellsOf={(screening) => <RunProgress screening={screening} />}
      />
    </Section>
  );
}

function RunProgress({ screening }: { screening: Screening }) {
  const { title, counts, mode } = screening;
  const finished = counts.screened + counts.failed;
  const all = finished + counts.waiting + counts.checking;
  const isWaitingForCvs = mode === "live" && finished === all;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{ display: "flex", justifyContent: "space-between", gap: 2, mb: 0.75, fontSize: textSize.small }}
      >
        <span>
          {finished.toLocaleString("en")} of {formatCount(all, "CV", "CVs")}
        </span>
        <Box component="span" sx={{ color: "text.secondary" }}>
          {isWaitingForCvs ? "Waiting for CVs" : `${percent(finished, all)}%`}
        </Box>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent(finished, all)}
        aria-label={`Progress of ${isolate(title)}`}
        aria-valuetext={`${finished} of ${all} CVs`}
      />
    </Box>
  );
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part / whole) * 100);
}
