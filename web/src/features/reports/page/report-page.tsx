import InfoIcon from "@mui/icons-material/InfoOutlined";
import KeyboardIcon from "@mui/icons-material/KeyboardOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { Interview } from "@winnow/contract/interviews.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useListKeys } from "../../../ui/list/use-list-keys.ts";
import { PrintButton } from "../../../ui/page/print-button.tsx";
import { useWords } from "../../../words/words.ts";
import { openHelp } from "../../help/help-door.ts";
import { Keys, KeysHint } from "../../help/keys-hint.tsx";
import { Hint } from "../../hints/hint.tsx";
import { ShareButton } from "../../shares/share-button.tsx";
import { SharesSection } from "../../shares/shares-section.tsx";
import { pauseOthers, seekBySeconds, skip, speedBeside, togglePlaying } from "../answer/media-keys.ts";
import { QuestionSection } from "../answer/question-section.tsx";
import { DecisionBar } from "../decision/decision-bar.tsx";
import { DecisionHistory } from "../decision/decision-history.tsx";
import { useInterviewDecision } from "../decision/use-interview-decision.ts";
import { useInterviewDetails, useKnownInterview, useReport } from "../queries.ts";
import { standingOf } from "../report-state.ts";
import { ScorecardSection } from "../scorecard/scorecard-section.tsx";
import { useScorecard } from "../scorecard/use-scorecard.ts";
import { InterviewHead } from "./interview-head.tsx";
import { InterviewSkeleton } from "./interview-skeleton.tsx";
import { InterviewSteps } from "./interview-steps.tsx";
import { InterviewUnavailable } from "./interview-unavailable.tsx";
import { NotAnswered } from "./not-answered.tsx";
import { ReportDownload } from "./report-download.tsx";
import { askedByKey, isForPage, type ReportKey, scoreAsked } from "./report-keys.ts";
import { ReportRequirements } from "./report-requirements.tsx";
import { ReportSignals } from "./report-signals.tsx";
import { ReportSummary } from "./report-summary.tsx";
import { useInterviewSteps } from "./use-interview-steps.ts";
import { useShownInterview } from "./use-shown-interview.ts";

/** What came out of an interview: the answers beside what is looked for in them, one's own score, and the decision. */
export default function ReportPage() {
  const { id, goTo } = useShownInterview(paths.interviewReport);
  const report = useReport(id);
  const known = useKnownInterview(id);
  const interview = report.data?.interview ?? known;
  const words = useWords("reports");
  if (report.error && !report.data) {
    return (
      <InterviewUnavailable
        pageTitle={words.page}
        error={report.error}
        onRetry={() => void report.refetch()}
        isRetrying={report.isFetching}
      />
    );
  }
  if (!interview) return <InterviewSkeleton title={words.page} />;
  return <ReportOf key={id} interview={interview} report={report.data} onGoTo={goTo} />;
}

function ReportOf(props: {
  interview: Interview;
  /** Undefined while it is on its way. */
  report: InterviewReport | undefined;
  onGoTo: (path: string) => void;
}) {
  const { interview, report, onGoTo } = props;
  const steps = useInterviewSteps(interview, paths.interviewReport);
  const standing = standingOf(interview);
  const words = useWords("reports");
  const isBegun = standing !== "waiting" && standing !== "never begun";

  useListKeys(
    (key) => {
      const asked = askedByKey(key, { hasRecording: false });
      return asked !== null && isForPage(asked) ? asked : null;
    },
    (asked) => {
      const path = steps[asked];
      if (path !== null) onGoTo(path);
    },
  );

  return (
    <>
      <InterviewSteps interview={interview} steps={steps} onGoTo={onGoTo} />
      <InterviewHead
        interview={interview}
        page="report"
        actions={
          <>
            <ShareButton interview={interview} />
            <PrintButton isDisabled={!report} />
            {isBegun ? <ReportDownload interview={interview} /> : null}
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<KeyboardIcon />}
              aria-keyshortcuts="?"
              aria-haspopup="dialog"
              onClick={() => openHelp("shortcuts")}
              // Where there is no keyboard there are no keys.
              sx={{ displayPrint: "none", "@media (hover: none)": { display: "none" } }}
            >
              {words.keys}
            </Button>
          </>
        }
      />
      <OpenRequests interview={interview} />
      {!isBegun ? (
        <NotAnswered interview={interview} />
      ) : report ? (
        <BegunReport report={report} />
      ) : (
        <Skeleton variant="rounded" height={480} role="progressbar" aria-label={words.loading} />
      )}
    </>
  );
}

function BegunReport({ report }: { report: InterviewReport }) {
  const { interview, questions } = report;
  const card = useScorecard(report);
  const deciding = useInterviewDecision(report);
  const [currentId, setCurrentId] = useState(questions[0]?.id ?? null);
  const frame = useRef<HTMLDivElement>(null);
  const standing = standingOf(interview);
  const words = useWords("reports");
  const { interviewOutcomes } = useWords("labels");

  const sectionOf = (questionId: string | null) =>
    frame.current?.querySelector<HTMLElement>(`[data-question="${questionId}"]`);
  const media = () =>
    // Of several recordings the one that plays, else the first.
    [...(sectionOf(currentId)?.querySelectorAll<HTMLMediaElement>("audio, video") ?? [])].sort(
      (one, other) => Number(one.paused) - Number(other.paused),
    )[0];

  useListKeys(
    (key) => {
      const asked = askedByKey(key, { hasRecording: media() !== undefined });
      return asked === null || isForPage(asked) ? null : asked;
    },
    (asked) => {
      const score = scoreAsked(asked);
      if (score !== undefined) {
        if (currentId !== null) card.score(currentId, score);
        return;
      }
      act(asked);
    },
  );

  function act(asked: ReportKey) {
    const recording = media();
    switch (asked) {
      case "next question":
        return step(1);
      case "question before":
        return step(-1);
      case "play":
        return recording && togglePlaying(recording);
      case "back":
        return recording && skip(recording, -seekBySeconds);
      case "forward":
        return recording && skip(recording, seekBySeconds);
      case "slower":
      case "faster":
        if (recording)
          recording.playbackRate = speedBeside(recording.playbackRate, asked === "faster" ? 1 : -1);
        return;
      case "comment":
        return sectionOf(currentId)?.querySelector<HTMLElement>("[data-comment] textarea")?.focus();
      case "give":
        return void (card.givenAt === null && card.give());
      case "advance":
      case "hold":
      case "reject":
        return deciding.ask(asked);
      case "clear":
        return deciding.ask(null);
      case "undo":
        return deciding.undo();
      default:
        return;
    }
  }

  function step(by: 1 | -1) {
    const index = questions.findIndex(({ id }) => id === currentId);
    const next = questions[index + by];
    if (next) goToQuestion(next.id);
  }

  function goToQuestion(questionId: string) {
    setCurrentId(questionId);
    const section = sectionOf(questionId);
    section?.scrollIntoView({ block: "start" });
    section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }

  return (
    <Box ref={frame} onPlayCapture={({ target }) => pauseOthers(target)}>
      {standing === "begun" ? <Notice icon={<InfoIcon />}>{words.goingOn}</Notice> : null}
      {standing === "unfinished" ? (
        <Notice icon={<InfoIcon />}>
          {words.unfinished({ outcome: interviewOutcomes[interview.outcome] })}
        </Notice>
      ) : null}
      <Hint name="interview-report">
        {report.is_hidden_until_scored ? words.hints.hidden : words.hints.shown}
      </Hint>
      <Paper
        variant="outlined"
        component="section"
        aria-label={words.outcome}
        sx={{ p: { xs: 2, sm: 3 }, mb: 2, display: "grid", gap: 2, "@media print": { border: 0, p: 0 } }}
      >
        <ReportSummary report={report} scores={card.scores} />
        <DecisionBar report={report} deciding={deciding} />
      </Paper>
      <Box sx={{ display: "grid", gap: 2, "@media print": { display: "block" } }}>
        {questions.map((question) => (
          <QuestionSection
            key={question.id}
            report={report}
            question={question}
            card={card}
            isCurrent={question.id === currentId}
            onCurrent={() => setCurrentId(question.id)}
          />
        ))}
      </Box>
      <KeysHint name="keys-of-interview-report" side="flex-end">
        <Keys>np</Keys>
        {words.keysHint.question}
        <Keys>1</Keys>
        {words.keysHint.to}
        <Keys>5</Keys>
        {words.keysHint.score}
        <Keys>ahr</Keys>
        {words.keysHint.decide}
      </KeysHint>
      <ReportRequirements report={report} onGoToQuestion={goToQuestion} />
      <ScorecardSection report={report} card={card} />
      <SharesSection interviewId={interview.id} />
      <ReportSignals signals={report.signals} />
      <DecisionHistory decisions={report.decisions} />
    </Box>
  );
}

/** What the candidate asks for and waits for an answer to. */
function OpenRequests({ interview }: { interview: Interview }) {
  const { data } = useInterviewDetails(interview.id);
  const open = data?.requests.filter(({ state }) => state === "open") ?? [];
  const { requests: words } = useWords("reports");
  if (open.length === 0) return null;
  return (
    <Notice icon={<InfoIcon />}>
      <bdi>{interview.name}</bdi>
      {words.wait({ count: open.length })}{" "}
      <Link component={RouterLink} to={paths.interview(interview.id)}>
        {words.answer}
      </Link>
    </Notice>
  );
}
