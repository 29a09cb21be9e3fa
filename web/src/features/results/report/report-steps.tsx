import BackIcon from "@mui/icons-material/ArrowBackRounded";
import NextIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import BeforeIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { paths } from "@winnow/contract/paths.ts";
import type { MouseEvent, ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import type { Steps } from "./use-report-steps.ts";

/** Back to the list, and to who stands before and after in it. */
export function ReportSteps(props: {
  screeningId: string;
  /** Of the screening, once it is known. */
  title: string | undefined;
  resultId: string;
  steps: Steps;
  onGoTo: (path: string) => void;
}) {
  const { screeningId, title = "Results", resultId, steps, onGoTo } = props;
  const { search } = useLocation();

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
        to={`${paths.results(screeningId)}?${withSelected(search, resultId)}`}
        color="inherit"
        startIcon={<BackIcon />}
        sx={{ ml: -2, maxWidth: "100%", overflowWrap: "anywhere", textAlign: "start" }}
      >
        <bdi>{title}</bdi>
      </Button>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
        <Typography variant="body2" className="figures" sx={{ color: "text.secondary", mr: 1 }}>
          {positionWords(steps.place)}
        </Typography>
        <Step
          to={steps.previous}
          onGoTo={onGoTo}
          label="Candidate before"
          icon={<BeforeIcon fontSize="small" />}
        />
        <Step to={steps.next} onGoTo={onGoTo} label="Next candidate" icon={<NextIcon fontSize="small" />} />
      </Box>
    </Box>
  );
}

function Step(props: { to: string | null; onGoTo: (path: string) => void; label: string; icon: ReactNode }) {
  const { to, onGoTo, label, icon } = props;
  if (to === null) {
    return (
      <IconButton size="small" aria-label={label} disabled>
        {icon}
      </IconButton>
    );
  }

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !to) return;
    event.preventDefault();
    onGoTo(to);
  }

  return (
    <IconButton size="small" aria-label={label} component={RouterLink} to={to} onClick={onClick}>
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
