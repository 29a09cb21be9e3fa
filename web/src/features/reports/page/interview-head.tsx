import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Interview } from "@winnow/contract/interviews.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ReactNode } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { StatusChip, type StatusTone } from "../../../ui/feedback/status-chip.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { useWords } from "../../../words/words.ts";
import { type Standing, standingOf } from "../report-state.ts";
import { stateLabel, whenWords } from "../report-words.ts";

const tones: Readonly<Record<Standing, StatusTone>> = {
  waiting: "waiting",
  begun: "running",
  completed: "done",
  unfinished: "waiting",
  "never begun": "waiting",
};

/** Who it is, in which drive, and how the interview stands; with the way to its other page. */
export function InterviewHead(props: {
  interview: Interview;
  page: "report" | "interview";
  actions?: ReactNode;
}) {
  const { interview, page, actions } = props;
  const { search } = useLocation();
  const words = useWords("interviews");
  const reportWords = useWords("reports");
  const links = [
    { name: "report", label: words.report, to: paths.interviewReport(interview.id) },
    { name: "interview", label: words.interview, to: paths.interview(interview.id) },
  ] as const;
  return (
    <>
      <PageHeading
        title={interview.name}
        documentTitle={
          page === "report" ? reportWords.documentTitle(interview) : words.documentTitle(interview)
        }
        subtitle={
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, columnGap: 1.5 }}>
            <StatusChip label={stateLabel(interview)} tone={tones[standingOf(interview)]} />
            <span>{whenWords(interview)}</span>
            <Box component="span" sx={{ overflowWrap: "anywhere", minWidth: 0 }}>
              <bdi>{interview.drive_title}</bdi>
            </Box>
          </Box>
        }
        actions={actions}
      />
      <Box
        component="nav"
        aria-label={words.about}
        sx={{ display: "flex", gap: 3, mb: 3, borderBottom: 1, borderColor: "divider", displayPrint: "none" }}
      >
        {links.map(({ name, label, to }) => {
          const isCurrent = name === page;
          return (
            <Link
              key={name}
              component={RouterLink}
              to={`${to}${search}`}
              aria-current={isCurrent ? "page" : undefined}
              underline="none"
              color={isCurrent ? "primary" : "textSecondary"}
              sx={{
                py: 1.25,
                mb: "-1px",
                fontWeight: 550,
                borderBottom: 2,
                borderColor: isCurrent ? "primary.main" : "transparent",
                "&:hover": { color: "primary.main" },
              }}
            >
              {label}
            </Link>
          );
        })}
      </Box>
    </>
  );
}
