import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import type { Dashboard } from "@winnow/contract/analytics.ts";
import type { DriveRound } from "@winnow/contract/drives.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { Link as RouterLink } from "react-router";
import { textSize } from "../../theme/sizes.ts";
import { formatNumber } from "../../ui/format/format-number.ts";
import { formatDate } from "../../ui/format/format-time.ts";
import { formatTimeLeft } from "../../ui/format/format-time-left.ts";
import { useWords } from "../../words/words.ts";
import { ScreeningRows } from "./screening-rows.tsx";
import { Section } from "./section.tsx";

type Row =
  | { id: string; title: string; screening: Screening }
  | { id: string; title: string; drive: DriveRound };

/** What runs now, each with a live bar. Nothing at all when nothing runs. */
export function RunningNow({ running }: { running: Dashboard["running"] }) {
  const words = useWords("dashboard").running;
  const rows: Row[] = [
    ...running.screenings.map((screening) => ({ id: screening.id, title: screening.title, screening })),
    ...running.drives.map((drive) => ({ id: drive.id, title: drive.title, drive })),
  ];
  if (rows.length === 0) return null;
  return (
    <Section
      title={words.title}
      action={
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
          {running.screenings_count > running.screenings.length ? (
            <Link component={RouterLink} to={`${paths.screenings}?status=InProgress`} variant="body2">
              {words.allScreenings({ count: running.screenings_count })}
            </Link>
          ) : null}
          {running.drives_count > running.drives.length ? (
            <Link component={RouterLink} to={`${paths.drives}?status=InProgress`} variant="body2">
              {words.allDrives({ count: running.drives_count })}
            </Link>
          ) : null}
        </Box>
      }
    >
      <ScreeningRows
        screenings={rows}
        columns={{ xs: "1fr", sm: "minmax(0, 2fr) minmax(0, 3fr)" }}
        pathOf={(row) => ("drive" in row ? paths.driveTab(row.id, "candidates") : paths.results(row.id))}
        cellsOf={(row) =>
          "drive" in row ? <DriveRun drive={row.drive} /> : <ScreeningRun screening={row.screening} />
        }
      />
    </Section>
  );
}

function ScreeningRun({ screening }: { screening: Screening }) {
  const words = useWords("dashboard").running;
  const { title, counts, mode, progress, waits_for_credits } = screening;
  const finished = counts.screened + counts.failed;
  const all = finished + counts.waiting + counts.checking;
  const isWaitingForCvs = mode === "live" && finished === all;
  const secondsLeft = progress?.seconds_left ?? null;
  const state = waits_for_credits
    ? words.waitsForCredits
    : isWaitingForCvs
      ? words.waitsForCvs
      : [
          words.percent({ percent: percent(finished, all) }),
          ...(secondsLeft === null ? [] : [formatTimeLeft(secondsLeft)]),
        ].join(" · ");
  return (
    <Run
      title={title}
      done={finished}
      all={all}
      words={words.cvs({ done: formatNumber(finished), all })}
      state={state}
    />
  );
}

function DriveRun({ drive: { title, counts, closes_at } }: { drive: DriveRound }) {
  const words = useWords("dashboard").running;
  return (
    <Run
      title={title}
      done={counts.completed}
      all={counts.candidates}
      words={words.interviews({ done: formatNumber(counts.completed), all: counts.candidates })}
      state={[
        words.percent({ percent: percent(counts.completed, counts.candidates) }),
        ...(closes_at === null ? [] : [words.closes({ date: formatDate(closes_at) })]),
      ].join(" · ")}
    />
  );
}

function Run(props: { title: string; done: number; all: number; words: string; state: string }) {
  const { progress } = useWords("dashboard").running;
  const { title, done, all, words, state } = props;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: 2,
          mb: 0.75,
          fontSize: textSize.small,
        }}
      >
        <span className="figures">{words}</span>
        <Box component="span" className="figures" sx={{ color: "text.secondary" }}>
          {state}
        </Box>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent(done, all)}
        aria-label={progress({ title: isolate(title) })}
        aria-valuetext={words}
      />
    </Box>
  );
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part / whole) * 100);
}
