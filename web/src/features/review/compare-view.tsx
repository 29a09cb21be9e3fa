import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import { textSize } from "../../theme/sizes.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useEscape } from "../../ui/list/use-escape.ts";
import { useWords, wordsOf } from "../../words/words.ts";
import { QuotationBlock } from "../evidence/quotation-block.tsx";
import { ScoreBar } from "../evidence/score-bar.tsx";
import { VerdictBadge } from "../evidence/verdict-badge.tsx";
import { DecisionButtons } from "../results/decisions/decision-buttons.tsx";
import { RejectDialog } from "../results/decisions/reject-dialog.tsx";
import { UnchangedNotice } from "../results/decisions/unchanged-notice.tsx";
import { useDecisions } from "../results/decisions/use-decisions.ts";
import { useComparedResults } from "../results/queries.ts";
import { formatYears, isReadInPart, mustHavesLabel, resultName } from "../results/report-labels.ts";

/** Two to five results side by side: what each shows for every requirement, in its own words. */
export default function CompareView(props: {
  screening: Screening;
  resultIds: string[];
  onChange: (resultIds: string[]) => void;
}) {
  const { screening, resultIds, onChange } = props;
  const words = useWords("review").compare;
  const { requirementKinds } = useWords("labels");
  const asked = useComparedResults(resultIds);
  const failed = asked.find(({ error, data }) => error && !data);
  const decisions = useDecisions({ screeningId: screening.id, isStandingStill: true });
  const [rejecting, setRejecting] = useState<ScreeningResultWithReport | null>(null);
  const results = asked.flatMap(({ data }) => (data ? [decisions.shown(data)] : []));
  const section = useRef<HTMLElement>(null);
  useEscape(() => onChange([]), { isWanted: true });

  // Wherever in the list it was asked for, it begins at its top.
  useLayoutEffect(() => {
    section.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <Box component="section" ref={section} aria-labelledby="compare-heading" sx={{ scrollMarginTop: 88 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 2 }}>
        <Typography variant="h2" id="compare-heading" sx={{ flex: 1 }}>
          {words.title}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={() => onChange([])}>
          {words.back}
        </Button>
      </Box>
      <UnchangedNotice
        screeningId={screening.id}
        unchanged={decisions.unchanged}
        onClose={decisions.dismissUnchanged}
      />
      {failed ? (
        <ErrorState
          title={words.failed}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      ) : results.length < resultIds.length ? (
        <Skeleton variant="rounded" height={480} role="progressbar" aria-label={words.loading} />
      ) : (
        <Paper
          variant="outlined"
          role="region"
          aria-label={words.label}
          tabIndex={0}
          sx={{ overflow: "auto", maxHeight: "calc(100dvh - 160px)", minHeight: 320 }}
        >
          <Table style={{ minWidth: `calc(160px + ${results.length} * clamp(200px, 56vw, 240px))` }}>
            <thead>
              <tr>
                <th scope="col">{words.candidate}</th>
                {results.map((result) => (
                  <th scope="col" key={result.id}>
                    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 0.5 }}>
                      <Link
                        component={RouterLink}
                        to={paths.report(screening.id, result.id)}
                        color="inherit"
                        dir="auto"
                        sx={{ flex: 1, overflowWrap: "anywhere", fontWeight: 600 }}
                      >
                        {resultName(result)}
                      </Link>
                      <IconButton
                        size="small"
                        aria-label={words.leaveOut({ name: isolate(resultName(result)) })}
                        onClick={() => onChange(resultIds.filter((id) => id !== result.id))}
                        sx={{ mt: -0.75 }}
                      >
                        <CloseIcon fontSize="small" />
                      </IconButton>
                    </Box>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Row head={words.decision} results={results}>
                {(result) => (
                  <DecisionButtons
                    name={resultName(result)}
                    decided={result.decision?.kind ?? null}
                    onDecide={(kind) =>
                      kind === "reject" ? setRejecting(result) : decisions.decide([result], { kind })
                    }
                  />
                )}
              </Row>
              <Row head={words.score} results={results}>
                {(result) => <ScoreBar score={result.matching_score} />}
              </Row>
              <Row head={words.mustHaves} results={results}>
                {mustHavesLabel}
              </Row>
              <Row head={words.latestJob} results={results}>
                {({ latest_job, report }) => <bdi>{latest_job ?? notFound(report)}</bdi>}
              </Row>
              <Row head={words.yearsOfWork} results={results}>
                {({ years_of_work }) => formatYears(years_of_work)}
              </Row>
              <Row head={words.location} results={results}>
                {({ location, is_hidden, report }) => (
                  <bdi>{location ?? (is_hidden ? words.hidden : notFound(report))}</bdi>
                )}
              </Row>
              {(results[0]?.report.requirements ?? []).map(({ requirement }) => (
                <Row
                  key={requirement.id}
                  head={requirement.text}
                  note={requirementKinds[requirement.kind]}
                  results={results}
                >
                  {(result) => <Shown result={result} requirementId={requirement.id} />}
                </Row>
              ))}
            </tbody>
          </Table>
        </Paper>
      )}
      <RejectDialog
        whom={rejecting && resultName(rejecting)}
        subjectId={rejecting?.id ?? screening.id}
        onReject={(reason) => {
          if (rejecting) decisions.decide([rejecting], { kind: "reject", reason });
          setRejecting(null);
        }}
        onClose={() => setRejecting(null)}
      />
    </Box>
  );
}

function Row(props: {
  head: string;
  note?: string;
  results: ScreeningResultWithReport[];
  children: (result: ScreeningResultWithReport) => ReactNode;
}) {
  const { head, note, results, children } = props;
  return (
    <tr>
      <th scope="row">
        <span dir="auto">{head}</span>
        {note ? (
          <Typography component="span" variant="caption" sx={{ display: "block", color: "text.secondary" }}>
            {note}
          </Typography>
        ) : null}
      </th>
      {results.map((result) => (
        <td key={result.id}>{children(result)}</td>
      ))}
    </tr>
  );
}

function notFound(report: ScreeningResultWithReport["report"]): string {
  const words = wordsOf("review").compare;
  return isReadInPart(report) ? words.notCertain : words.notStated;
}

function Shown({ result, requirementId }: { result: ScreeningResultWithReport; requirementId: string }) {
  const assessed = result.report.requirements.find(({ requirement }) => requirement.id === requirementId);
  const words = useWords("review").compare;
  const isThin = isReadInPart(result.report);
  if (!assessed) return <VerdictBadge verdict="not stated" isReadInPart={isThin} />;
  const [first] = assessed.quotations;
  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <VerdictBadge verdict={assessed.verdict} isReadInPart={isThin} />
      {first ? <QuotationBlock text={first.text} place={words.page({ page: first.page })} /> : null}
    </Box>
  );
}

const Table = styled("table")(({ theme }) => ({
  borderCollapse: "separate",
  borderSpacing: 0,
  width: "100%",
  tableLayout: "fixed",
  fontSize: textSize.small,
  "& th, & td": {
    textAlign: "start",
    verticalAlign: "top",
    padding: theme.spacing(1.5, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: "anywhere",
  },
  // Its cells hold words more than figures, and tabular figures set hyphens apart.
  "& td": { fontVariantNumeric: "normal" },
  "& tr:last-child > *": { borderBottom: 0 },
  "& th": { fontWeight: 550 },
  "& tr > :first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    width: 160,
    [theme.breakpoints.down("sm")]: { width: 136 },
    backgroundColor: theme.vars.palette.background.paper,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  },
  "& tr > th:first-of-type": { [theme.breakpoints.down("sm")]: { paddingInline: theme.spacing(1) } },
  // Whose column it is stays in sight.
  "& thead th": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.paper,
  },
  "& thead th:first-of-type": { zIndex: 2 },
  "& tr > td:first-of-type": { position: "static", width: "auto", borderRight: 0 },
}));
