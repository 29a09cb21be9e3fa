import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { getAudit, getAuditItem } from "@winnow/contract/audits.ts";
import type { Quotation } from "@winnow/contract/match-report.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import type { Answer } from "../../api/call.ts";
import { radius, textSize } from "../../theme/sizes.ts";
import { keyCap, mutedText, plainList } from "../../theme/styles.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { askedByTable } from "../../ui/list/shortcuts.ts";
import { useListKeys } from "../../ui/list/use-list-keys.ts";
import { useWords } from "../../words/words.ts";
import { VerdictBadge } from "../evidence/verdict-badge.tsx";
import { useDecisions } from "../results/decisions/use-decisions.ts";
import { CvText } from "../results/report/cv-text.tsx";
import { QuotationList, ShownQuotation } from "../results/report/quotation-list.tsx";
import { flagLabel, formatYears, isReadInPart } from "../results/report-labels.ts";
import {
  type AuditAnswer,
  useAnswerAuditItem,
  useAudit,
  useAuditItem,
  usePrefetchedAuditItem,
} from "./audit-queries.ts";
import { auditShortcuts } from "./audit-shortcuts.ts";
import { estimateSentence } from "./estimate-sentence.ts";

const askedByKey = askedByTable(auditShortcuts);

type LoadedAudit = Answer<typeof getAudit>;
type Item = Answer<typeof getAuditItem>;

/** Reads a sample one item at a time, without score and name, and tells at the end what the line misses. */
export default function AuditView(props: { screening: Screening; auditId: string; onClose: () => void }) {
  const { screening, auditId, onClose } = props;
  const words = useWords("audit");
  const audit = useAudit(auditId);
  return (
    <section aria-labelledby="audit-heading">
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 2 }}>
        <Typography variant="h2" id="audit-heading" sx={{ flex: 1 }}>
          {words.title}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {words.back}
        </Button>
      </Box>
      {audit.data ? (
        audit.data.estimate ? (
          <Outcome screening={screening} audit={audit.data} />
        ) : (
          <Reading key={audit.data.id} audit={audit.data} />
        )
      ) : audit.error ? (
        <ErrorState
          title={words.failed}
          error={audit.error}
          onRetry={() => void audit.refetch()}
          isRetrying={audit.isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={480} role="progressbar" aria-label={words.loading} />
      )}
    </section>
  );
}

function Reading({ audit }: { audit: LoadedAudit }) {
  const { reading: words, answers } = useWords("audit");
  const [given, setGiven] = useState<ReadonlySet<number>>(new Set());
  const open = audit.items.filter(({ answer, position }) => answer === null && !given.has(position));
  const [reached, setReached] = useState(open[0]?.position ?? audit.items[0]?.position ?? null);
  // Past the last one come those whose answer was not taken.
  const isAnswered = reached !== null && given.has(reached);
  const position = isAnswered ? (open[0]?.position ?? reached) : reached;
  const nextAfter = (from: number) =>
    open.find((each) => each.position > from) ?? open.find((each) => each.position !== from);
  const next = position === null ? undefined : nextAfter(position);
  const item = useAuditItem({ auditId: audit.id, position });
  usePrefetchedAuditItem({ auditId: audit.id, position: next?.position ?? null });
  const answering = useAnswerAuditItem(audit.id);
  const showToast = useToast();
  const frame = useRef<HTMLDivElement>(null);

  /** What is shown is answered and gives way to the next at once; one whose answer is not taken comes again. */
  function answer(said: AuditAnswer) {
    if (!item.data || position === null || given.has(position)) return;
    setGiven(new Set([...given, position]));
    if (next) setReached(next.position);
    frame.current?.scrollIntoView({ block: "start" });
    answering.mutateAsync({ position, answer: said }).catch((error: Error) => {
      setGiven((before) => new Set([...before].filter((each) => each !== position)));
      showToast(error.message, { tone: "error" });
    });
  }

  useListKeys(askedByKey, answer);

  return (
    <Box ref={frame} sx={{ scrollMarginTop: 88 }} aria-busy={!item.data && !item.error}>
      <Box sx={barStyle}>
        <Box role="status" sx={{ flex: { xs: "1 1 100%", sm: "1 1 160px" } }}>
          {words.read({ read: audit.items_count - open.length, of: audit.items_count })}
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="y"
          disabled={!item.data}
          onClick={() => answer("good")}
        >
          {answers.good} <Key>y</Key>
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="n"
          disabled={!item.data}
          onClick={() => answer("not good")}
        >
          {answers["not good"]} <Key>n</Key>
        </Button>
      </Box>
      {item.data ? (
        <EvidenceBesideCv key={item.data.position} item={item.data} />
      ) : item.error ? (
        <ErrorState
          title={words.failed}
          error={item.error}
          onRetry={() => void item.refetch()}
          isRetrying={item.isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </Box>
  );
}

/** The evidence, and the CV that it was read from: only beside each other do they show an error of reading. */
function EvidenceBesideCv({ item }: { item: Item }) {
  const words = useWords("audit").reading;
  const [shown, setShown] = useState<Quotation | null>(null);
  const cv = useRef<HTMLDivElement>(null);

  function show(quotation: Quotation) {
    setShown(quotation);
    cv.current?.scrollIntoView({ block: "nearest" });
  }

  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
        gap: 3,
        alignItems: "start",
      }}
    >
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
        <ShownQuotation value={{ shown, show }}>
          <Evidence item={item} />
        </ShownQuotation>
      </Paper>
      <Paper ref={cv} variant="outlined" component="section" aria-label={words.cv} sx={cvStyle}>
        <CvText
          lines={item.lines}
          shown={shown}
          label={words.text({ number: item.candidate_number })}
          note={words.note}
        />
      </Paper>
    </Box>
  );
}

const barStyle = {
  position: "sticky",
  top: { xs: 64, md: 72 },
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  py: 1,
  mb: 1,
  backgroundColor: "background.default",
} as const;
const cvStyle = {
  position: { lg: "sticky" },
  top: 144,
  height: { xs: "80dvh", lg: "calc(100dvh - 160px)" },
  scrollMarginTop: 144,
  overflow: "hidden",
  borderRadius: radius.card,
  minWidth: 0,
} as const;

function Key({ children }: { children: string }) {
  return (
    <Box component="kbd" aria-hidden sx={{ ...keyCap, ml: 1 }}>
      {children}
    </Box>
  );
}

/** What a CV shows for each requirement, in its own words; neither score nor name. */
function Evidence({ item }: { item: Item }) {
  const { requirements, profile, flags } = item.report;
  const { reading: words, candidate } = useWords("audit");
  const { requirementKinds } = useWords("labels");
  return (
    <>
      <Typography variant="h3">{candidate({ number: item.candidate_number })}</Typography>
      <Typography sx={{ color: "text.secondary" }}>
        {words.ofWork({ years: formatYears(profile.years_of_work) })}
        {flags.length > 0 ? ` · ${flags.map(({ kind }) => flagLabel(kind)).join(", ")}` : ""}
      </Typography>
      <Box component="ol" aria-label={words.requirements} sx={{ ...plainList, mt: 2 }}>
        {requirements.map(({ requirement, verdict, quotations, remark }) => (
          <Box component="li" key={requirement.id} sx={{ py: 2, borderTop: 1, borderColor: "divider" }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, columnGap: 2, mb: 1 }}>
              <VerdictBadge verdict={verdict} isReadInPart={isReadInPart(item.report)} />
              <Box sx={mutedText}>{requirementKinds[requirement.kind]}</Box>
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
  const { outcome: words, answers, candidate } = useWords("audit");
  const [isShortlisted, setIsShortlisted] = useState(false);
  const below = audit.items.filter(({ is_below }) => is_below === true);
  const further = below.flatMap(({ answer, result_id, candidate_number }) =>
    answer === "good" && result_id !== null ? [{ id: result_id, candidate_number }] : [],
  );
  return (
    <Paper variant="outlined" sx={{ maxWidth: 880, mx: "auto", p: 3 }}>
      <Typography role="status" sx={{ fontSize: textSize.lead, maxWidth: "64ch" }}>
        {audit.estimate ? estimateSentence(audit.line, audit.estimate) : null}
      </Typography>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {words.below(audit)}
      </Typography>
      <Box component="ul" aria-label={words.list} sx={plainList}>
        {below.map(({ position, candidate_number, answer, result_id }) => (
          <Box
            component="li"
            key={position}
            sx={{ display: "flex", gap: 2, py: 1, borderTop: 1, borderColor: "divider" }}
          >
            <Box sx={{ flex: 1 }}>
              {result_id ? (
                <Link component={RouterLink} to={paths.report(screening.id, result_id)}>
                  {candidate({ number: candidate_number })}
                </Link>
              ) : (
                candidate({ number: candidate_number })
              )}
            </Box>
            <Box>{answers[answer ?? "not good"]}</Box>
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
                name: candidate({ number: result.candidate_number }),
                file_name: "",
                is_hidden: true,
                decision: null,
              })),
              { kind: "shortlist" },
            );
          }}
          sx={{ mt: 3 }}
        >
          {isShortlisted ? words.shortlisted : words.shortlist({ count: further.length })}
        </Button>
      ) : null}
    </Paper>
  );
}
