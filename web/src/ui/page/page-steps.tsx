import BackIcon from "@mui/icons-material/ArrowBackRounded";
import NextIcon from "@mui/icons-material/KeyboardArrowDownRounded";
import BeforeIcon from "@mui/icons-material/KeyboardArrowUpRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { MouseEvent, ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import type { Words } from "../../words/catalogue.ts";
import { useWords } from "../../words/words.ts";
import { formatNumber } from "../format/format-number.ts";

/** Back to a list, and to the pages of what stands before and after in it. */
export function PageSteps(props: {
  /** Of the whole: "Candidates". */
  label: string;
  back: { to: string; title: string };
  /** Where in the list, from 1; null when the list does not show it, undefined while that is asked. */
  place: { position: number | null; total: number } | undefined;
  previous: { to: string | null; label: string };
  next: { to: string | null; label: string };
  onGoTo: (path: string) => void;
}) {
  const { label, back, place, previous, next, onGoTo } = props;
  const words = useWords("lists");
  return (
    <Box
      component="nav"
      aria-label={label}
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
        to={back.to}
        color="inherit"
        startIcon={<BackIcon />}
        sx={{ ml: -2, maxWidth: "100%", overflowWrap: "anywhere", textAlign: "start" }}
      >
        <bdi>{back.title}</bdi>
      </Button>
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
        <Typography variant="body2" className="figures" sx={{ color: "text.secondary", mr: 1 }}>
          {positionWords(place, words)}
        </Typography>
        <Step {...previous} onGoTo={onGoTo} icon={<BeforeIcon fontSize="small" />} />
        <Step {...next} onGoTo={onGoTo} icon={<NextIcon fontSize="small" />} />
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

function positionWords(
  of: { position: number | null; total: number } | undefined,
  words: Words<"lists">,
): string {
  if (!of) return "";
  if (of.position === null) return words.notInList;
  return words.position({ position: formatNumber(of.position), total: formatNumber(of.total) });
}
