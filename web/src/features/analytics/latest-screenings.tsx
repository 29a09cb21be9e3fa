import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import type { Screening } from "@winnow/contract/screenings.ts";
import { Link as RouterLink } from "react-router";
import { formatCount } from "../../ui/format-count.ts";
import { formatDate } from "../../ui/format-time.ts";
import { RowLink } from "../../ui/row-link.tsx";
import { ScoreBar } from "../../ui/score-bar.tsx";
import { StatusChip } from "../../ui/status-chip.tsx";
import { screeningPath } from "./screening-path.ts";
import { Section } from "./section.tsx";
import { statusWords } from "./status-words.ts";

/** The screenings made last, each with its top score. */
export function LatestScreenings({ screenings }: { screenings: Screening[] }) {
  return (
    <Section
      title="Latest screenings"
      action={
        <Link component={RouterLink} to="/admin/screening" variant="body2">
          All screenings
        </Link>
      }
    >
      <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {screenings.map((screening) => (
          <LatestScreening key={screening.id} screening={screening} />
        ))}
      </Card>
    </Section>
  );
}

function LatestScreening({ screening }: { screening: Screening }) {
  const state = statusWords.find(({ status }) => status === screening.status);
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr) 128px 200px" },
        alignItems: "center",
        columnGap: 3,
        rowGap: 1,
        px: { xs: 2, sm: 3 },
        py: 2,
        "& + &": { borderTop: 1, borderColor: "divider" },
        "&:hover": { backgroundColor: "action.hover" },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <RowLink to={screeningPath(screening)}>{screening.title}</RowLink>
        <Box sx={{ fontSize: "0.8125rem", color: "text.secondary" }}>
          {formatCount(screening.counts.uploaded, "CV", "CVs")} · {formatDate(screening.created_at)}
        </Box>
      </Box>
      <Box>{state ? <StatusChip label={state.word} tone={state.tone} /> : null}</Box>
      <TopScore score={screening.top_score} />
    </Box>
  );
}

function TopScore({ score }: { score: number | null }) {
  return (
    <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" }, fontSize: "0.75rem", color: "text.secondary" }}>
      {score === null ? (
        "No result yet"
      ) : (
        <>
          Top score
          <Box sx={{ color: "text.primary" }}>
            <ScoreBar score={score} />
          </Box>
        </>
      )}
    </Box>
  );
}
