import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { DriveQuestion } from "@winnow/contract/drives.ts";
import type { DriveResult, InterviewReport } from "@winnow/contract/reports.ts";
import { useId, useState } from "react";
import { Link as RouterLink, useSearchParams } from "react-router";
import { mutedText } from "../../../theme/styles.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { useWords } from "../../../words/words.ts";
import { GivenAnswer } from "../answer/given-answer.tsx";
import type { Span } from "../answer/marked-parts.ts";
import { pauseOthers } from "../answer/media-keys.ts";
import { RubricPoints } from "../answer/rubric-points.tsx";
import { useReports } from "../queries.ts";
import { isGoingOn } from "../report-state.ts";
import { stateLabel } from "../report-words.ts";
import { QuestionScore } from "../scorecard/question-score.tsx";
import { useScorecard } from "../scorecard/use-scorecard.ts";
import { useTranscribing } from "../use-transcribing.ts";

/** What everybody answered to one question, scored answer by answer; in blind mode, whoever they are. */
export function AnswersSideBySide(props: {
  /** Undefined while they are awaited. */
  rows: readonly DriveResult[] | undefined;
  question: Pick<DriveQuestion, "id" | "text">;
  /** Which place in the list the first one has, from 1. */
  first: number;
  reportPath: (row: DriveResult) => string;
}) {
  const { rows, question, first, reportPath } = props;
  const reports = useReports(rows?.map(({ id }) => id) ?? []);
  const [parameters, setParameters] = useSearchParams();
  const { sideBySide: words } = useWords("interviews");
  const areNamesHidden = parameters.get("names") === "hidden";
  const headingId = useId();

  function toggleNames() {
    const next = new URLSearchParams(parameters);
    if (areNamesHidden) next.delete("names");
    else next.set("names", "hidden");
    setParameters(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Box component="section" aria-labelledby={headingId} onPlayCapture={({ target }) => pauseOthers(target)}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 1,
          mb: 2,
        }}
      >
        <Typography
          id={headingId}
          variant="h2"
          dir="auto"
          sx={{ flex: "0 1 60ch", overflowWrap: "anywhere" }}
        >
          {question.text}
        </Typography>
        <Button
          variant="outlined"
          color="inherit"
          aria-pressed={areNamesHidden}
          onClick={toggleNames}
          sx={areNamesHidden ? { backgroundColor: "tint.brand", borderColor: "primary.main" } : undefined}
        >
          {words.blind}
        </Button>
      </Box>
      <Box
        role="region"
        aria-label={words.label}
        tabIndex={0}
        data-scrolls
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridAutoFlow: { xs: "row", md: "column" },
          gridAutoColumns: { md: "minmax(320px, 1fr)" },
          overflowX: { md: "auto" },
          pb: 1,
        }}
      >
        {rows
          ? rows.map((row, index) => (
              <AnswerCard
                key={row.id}
                name={areNamesHidden ? words.candidate({ number: first + index }) : row.name}
                state={stateLabel(row)}
                reportPath={areNamesHidden ? null : reportPath(row)}
                questionId={question.id}
                answer={reports[index]}
              />
            ))
          : [0, 1, 2].map((card) => <Skeleton key={card} variant="rounded" height={320} />)}
      </Box>
    </Box>
  );
}

function AnswerCard(props: {
  name: string;
  state: string;
  /** Null where it would tell who it is. */
  reportPath: string | null;
  questionId: string;
  answer: ReturnType<typeof useReports>[number] | undefined;
}) {
  const { name, state, reportPath, questionId, answer } = props;
  const id = useId();
  const { sideBySide: words } = useWords("interviews");
  return (
    <Paper variant="outlined" component="article" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} variant="h3" sx={{ overflowWrap: "anywhere" }}>
        {reportPath === null ? (
          name
        ) : (
          <Link component={RouterLink} to={reportPath} color="inherit">
            <bdi>{name}</bdi>
          </Link>
        )}
      </Typography>
      <Box sx={{ ...mutedText, mb: 1.5 }}>{state}</Box>
      {answer?.data ? (
        <ScoredAnswer report={answer.data} questionId={questionId} />
      ) : answer?.error ? (
        <ErrorState
          title={words.failed}
          error={answer.error}
          onRetry={() => void answer.refetch()}
          isRetrying={answer.isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={200} role="progressbar" aria-label={words.loading} />
      )}
    </Paper>
  );
}

function ScoredAnswer({ report, questionId }: { report: InterviewReport; questionId: string }) {
  const { interview, questions, is_hidden_until_scored: isHidden } = report;
  const card = useScorecard(report);
  const transcribing = useTranscribing(report);
  const [shown, setShown] = useState<Span | null>(null);
  const { question: words } = useWords("reports");
  const question = questions.find(({ id }) => id === questionId);
  if (!question?.answer) return <Typography sx={mutedText}>{words.notReached}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <GivenAnswer interviewId={interview.id} question={question} shown={shown} transcribing={transcribing} />
      <QuestionScore interviewId={interview.id} question={question} card={card} />
      <RubricPoints
        question={question}
        isHidden={isHidden}
        isGoingOn={isGoingOn(interview)}
        shown={shown}
        onShow={({ start, end }) => setShown({ start, end })}
      />
    </Box>
  );
}
