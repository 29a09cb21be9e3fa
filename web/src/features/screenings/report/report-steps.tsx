import BackIcon from "@mui/icons-material/ArrowBackRounded";
import NextIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import BeforeIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import type { ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { resultsPath } from "../screening-actions.ts";
import type { Steps } from "./use-report-steps.ts";

/** Back to the list, and to who stands before and after in it. */
export function ReportSteps({ result, steps }: { result: ScreeningResultWithReport; steps: Steps }) {
  const { screening } = result;
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
        to={`${resultsPath(screening.id)}?${withSelected(search, result.id)}`}
        color="inherit"
        startIcon={<BackIcon />}
        sx={{ ml: -2, maxWidth: "100%", overflowWrap: "anywhere", textAlign: "start" }}
      >
        <bdi>{screening.title}</bdi>
      </Button>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
        <Typography variant="body2" className="figures" sx={{ color: "text.secondary", mr: 1 }}>
          {positionWords(steps.place)}
        </Typography>
        <Step to={steps.previous} label="Candidate before" icon={<BeforeIcon fontSize="small" />} />
        <Step to={steps.next} label="Next candidate" icon={<NextIcon fontSize="small" />} />
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
