import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { getAudit, getAuditItem } from "@winnow/contract/audits.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useEffect, useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import type { Answer } from "../../../api/call.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatCount } from "../../../ui/format-count.ts";
import { useToast } from "../../../ui/toast.tsx";
import { VerdictMark } from "../../../ui/verdict-mark.tsx";
import { QuotationList } from "../report/quotation-list.tsx";
import { plainList } from "../report/report-section.tsx";
import { flagLabel, formatYears, isReadInPart } from "../report/report-words.ts";
import { reportPath } from "../screening-actions.ts";
import { type AuditAnswer, useAnswerAuditItem, useAudit, useAuditItem } from "./audit-queries.ts";
import { keyStyle } from "./reject-dialog.tsx";
import { useDecisions } from "./use-decisions.ts";

type LoadedAudit = Answer<typeof getAudit>;
type Item = Answer<typeof getAuditItem>;

/** Reads a sample one item at a time, without score and name, and tells at the end what the line misses. */
export default function AuditView(props: { screening: Screening; auditId: string; onClose: () => void }) {
  const { screening, auditId, onClose } = props;
  const audit = useAudit(auditId);
  return (
    <section aria-labelledby="audit-heading">
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 2 }}>
        <Typography variant="h2" id="audit-heading" sx={{ flex: 1 }}>
          Check the line
        </Typography>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Back to the list
        </Button>
      </Box>
      {audit.data ? (
        audit.data.estimate ? (
          <Outcome screening={screening} audit={audit.data} />
        ) : (
          <Reading audit={audit.data} />
        )
      ) : audit.error ? (
        <ErrorState
          title="The sample could not be loaded."
          error={audit.error}
          onRetry={() => void audit.refetch()}
          isRetrying={audit.isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={480} role="progressbar" aria-label="Loading" />
      )}
    </section>
  );
}

function Reading({ audit }: { audit: LoadedAudit }) {
  const firstOpen =
    audit.items.find(({ answer }) => answer === null)?.position ?? audit.items[0]?.position ?? null;
  const [position, setPosition] = useState(firstOpen);
  const item = useAuditItem({ auditId: audit.id, position });
  const answering = useAnswerAuditItem(audit.id);
  const showToast = useToast();
  const frame = useRef<HTMLDivElement>(null);
  const isReady = item.data !== undefined && !item.isPlaceholderData && !answering.isPending;

  function answer(given: AuditAnswer) {
    if (!isReady || position === null) return;
    answering.mutate(
      { position, answer: given },
      {
        onSuccess: () => {
          const open = audit.items.filter((each) => each.answer === null && each.position !== position);
          const next = open.find((each) => each.position > position) ?? open[0];
          if (next) setPosition(next.position);
          frame.current?.scrollIntoView({ block: "start" });
        },
        onError: (error) => showToast(error.message, { tone: "error" }),
      },
    );
  }

  const latest = useRef(answer);
  latest.current = answer;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest("input, textarea, [role=dialog]"))
        return;
      if (event.key === "y") latest.current("good");
      if (event.key === "n") latest.current("not good");
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <Paper
      ref={frame}
      variant="outlined"
      sx={{ borderRadius: "10px", maxWidth: 880, mx: "auto", scrollMarginTop: 88 }}
    >
      <Box
        sx={{
          position: "sticky",
          top: { xs: 64, md: 72 },
          zIndex: 1,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 1,
          px: 3,
          py: 2,
          backgroundColor: "background.paper",
          borderBottom: 1,
          borderColor: "divider",
          borderRadius: "10px 10px 0 0",
        }}
      >
        <Box role="status" sx={{ flex: "1 1 160px" }}>
          {audit.answered_count} of {formatCount(audit.items_count, "CV", "CVs")} read
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="y"
          disabled={!item.data}
          onClick={() => answer("good")}
        >
          Take further <Key>y</Key>
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="n"
          disabled={!item.data}
          onClick={() => answer("not good")}
        >
          Not <Key>n</Key>
        </Button>
      </Box>
      <Box sx={{ p: 3 }} aria-busy={!isReady && !item.error}>
        {item.data ? (
          <Evidence item={item.data} />
        ) : item.error ? (
          <ErrorState
            title="This CV could not be loaded."
            error={item.error}
            onRetry={() => void item.refetch()}
            isRetrying={item.isFetching}
          />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Box>
    </Paper>
  );
}

function Key({ children }: { children: string }) {
  return (
    <Box component="kbd" aria-hidden sx={{ ...keyStyle, ml: 1 }}>
      {children}
    </Box>
  );
}

/** What a CV shows for each requirement, in its own words; neither score nor name. */
function Evidence({ item }: { item: Item }) {
  const { requirements, profile, flags } = item.report;
  return (
    <>
      <Typography variant="h3">Candidate {item.candidate_number}</Typography>
      <Typography sx={{ color: "text.secondary" }}>
        {formatYears(profile.years_of_work)} of work
        {flags.length > 0 ? ` · ${flags.map(({ kind }) => flagLabel(kind)).join(", ")}` : ""}
      </Typography>
      <Box component="ol" aria-label="Requirements" sx={{ ...plainList, mt: 2 }}>
        {requirements.map(({ requirement, verdict, quotations, remark }) => (
          <Box component="li" key={requirement.id} sx={{ py: 2, borderTop: 1, borderColor: "divider" }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, columnGap: 2, mb: 1 }}>
              <VerdictMark verdict={verdict} isReadInPart={isReadInPart(item.report)} />
              <Box sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>
                {requirement.kind === "must" ? "Must-have" : "Nice to have"}
              </Box>
            </Box>
            <Typography dir="auto" sx={{ fontWeight: 550, overflowWrap: "anywhere", mb: 1 }}>
              {requirement.text}
            </Typography>
            <QuotationList quotations={quotations} />
            {remark ? (
              <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
                {remark}
              </Typography>
            ) : null}
          </Box>
        ))}
      </Box>
    </>
  );
}

function Outcome({ screening, audit }: { screening: Screening; audit: LoadedAudit }) {
  const decisions = useDecisions({ screeningId: screening.id, isStandingStill: false });
  const [isShortlisted, setIsShortlisted] = useState(false);
  const below = audit.items.filter(({ is_below }) => is_below === true);
  const further = below.flatMap(({ answer, result_id, candidate_number }) =>
    answer === "good" && result_id !== null ? [{ id: result_id, candidate_number }] : [],
  );
  return (
    <Paper variant="outlined" sx={{ borderRadius: "10px", maxWidth: 880, mx: "auto", p: 3 }}>
      <Typography role="status" sx={{ fontSize: "1rem", maxWidth: "64ch" }}>
        {audit.estimate?.sentence}
      </Typography>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        These were below {audit.line}
      </Typography>
      <Box component="ul" aria-label="Read from below the line" sx={plainList}>
        {below.map(({ position, candidate_number, answer, result_id }) => (
          <Box
            component="li"
            key={position}
            sx={{ display: "flex", gap: 2, py: 1, borderTop: 1, borderColor: "divider" }}
          >
            <Box sx={{ flex: 1 }}>
              {result_id ? (
                <Link component={RouterLink} to={reportPath(screening.id, result_id)}>
                  Candidate {candidate_number}
                </Link>
              ) : (
                `Candidate ${candidate_number}`
              )}
            </Box>
            <Box>{answer === "good" ? "Take further" : "Not"}</Box>
          </Box>
        ))}
      </Box>
      {further.length > 0 ? (
        <Button
          variant="contained"
          disabled={isShortlisted}
          onClick={() => {
            setIsShortlisted(true);
            decisions.decide(
              further.map((result) => ({
                ...result,
                name: `Candidate ${result.candidate_number}`,
                file_name: "",
                is_hidden: true,
                decision: null,
              })),
              { kind: "shortlist" },
            );
          }}
          sx={{ mt: 3 }}
        >
          {isShortlisted ? "Shortlisted" : `Shortlist the ${further.length} you would take further`}
        </Button>
      ) : null}
    </Paper>
  );
}
