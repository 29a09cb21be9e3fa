import BackIcon from "@mui/icons-material/ArrowBackRounded";
import NextIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import BeforeIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import type { ReactNode } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router";
import { useResultKeys } from "../results/use-result-keys.ts";
import { useResultsList } from "../results/use-results-list.ts";
import { reportPath, resultsPath } from "../screening-actions.ts";
import { useNeighbours } from "./queries.ts";

/** Back to the list, and to who stands before and after in it. The address keeps what the list showed. */
export function ReportSteps({ result }: { result: ScreeningResultWithReport }) {
  const { screening, rank } = result;
  const { query } = useResultsList();
  const { search } = useLocation();
  const navigate = useNavigate();
  const neighbours = useNeighbours({ screeningId: screening.id, resultId: result.id, rank, query });
  const next = linkTo(neighbours.data?.next);
  const previous = linkTo(neighbours.data?.previous);

  useResultKeys((key) => {
    if (key === "next" && next) navigate(next);
    if (key === "previous" && previous) navigate(previous);
  });

  function linkTo(place: { id: string; page: number } | null | undefined): string | null {
    if (!place) return null;
    const address = new URLSearchParams(search);
    address.delete("selected");
    if (place.page === 0) address.delete("page");
    else address.set("page", String(place.page + 1));
    const kept = address.toString();
    return `${reportPath(screening.id, place.id)}${kept && `?${kept}`}`;
  }

  return (
    <Box
      component="nav"
      aria-label="Candidates"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 1,
        mb: 1,
        displayPrint: "none",
      }}
    >
      <Button
        component={RouterLink}
        to={`${resultsPath(screening.id)}?${withSelected(search, result.id)}`}
        color="inherit"
        startIcon={<BackIcon />}
        sx={{ ml: -2, maxWidth: "100%", overflowWrap: "anywhere", textAlign: "start" }}
      >
        <bdi>{screening.title}</bdi>
      </Button>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
        <Typography variant="body2" className="figures" sx={{ color: "text.secondary", mr: 1 }}>
          {positionWords(neighbours.data)}
        </Typography>
        <Step to={previous} label="Candidate before" icon={<BeforeIcon fontSize="small" />} />
        <Step to={next} label="Next candidate" icon={<NextIcon fontSize="small" />} />
      </Box>
    </Box>
  );
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: ReactNode }) {
  if (to === null) {
    return (
      <IconButton size="small" aria-label={label} disabled>
        {icon}
      </IconButton>
    );
  }
  return (
    <IconButton size="small" aria-label={label} component={RouterLink} to={to}>
      {icon}
    </IconButton>
  );
}

function positionWords(of: { position: number | null; total: number } | undefined): string {
  if (!of) return "";
  if (of.position === null) return "Not in this list";
  return `${of.position.toLocaleString("en")} of ${of.total.toLocaleString("en")}`;
}

function withSelected(search: string, resultId: string): string {
  const address = new URLSearchParams(search);
  address.set("selected", resultId);
  return address.toString();
}
