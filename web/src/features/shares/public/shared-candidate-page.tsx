import InfoIcon from "@mui/icons-material/InfoOutlined";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import type { SharedCandidate } from "@winnow/contract/shares.ts";
import { useLayoutEffect } from "react";
import { useParams } from "react-router";
import { ApiError } from "../../../api/api-error.ts";
import { takeFirstWordsAway } from "../../../api/first-answer.ts";
import { radius } from "../../../theme/sizes.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { DeadLink } from "../../../ui/page/dead-link.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { PageSkeleton } from "../../../ui/page/page-skeleton.tsx";
import { useWords } from "../../../words/words.ts";
import { useSharedCandidate } from "../queries.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import { SharedCv } from "./shared-cv.tsx";
import { SharedOutcome } from "./shared-outcome.tsx";
import { SharedQuestionPanel } from "./shared-question-panel.tsx";
import { type TypedFeedback, useTypedFeedback } from "./use-typed-feedback.ts";

/** What a recruiter shares of a candidate, by a link and without an account. */
export default function SharedCandidatePage() {
  const words = useWords("share");
  const kit = useWords("kit");
  const { token = "" } = useParams();
  const { data, error, failureCount, refetch, isFetching } = useSharedCandidate(token);
  const isLoading = !data && !error && failureCount <= 1;
  useLayoutEffect(() => {
    if (!isLoading) takeFirstWordsAway();
  }, [isLoading]);
  // A link that was revoked meanwhile shows nothing any more.
  if (error instanceof ApiError && error.status === 404) return <DeadLink />;
  if (data) return <Shared token={token} candidate={data} />;
  if (error) {
    return (
      <>
        <PageHeading title={words.page} />
        <ErrorState
          title={kit.notLoaded}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  }
  if (failureCount > 1) {
    return (
      <>
        <PageHeading title={words.page} />
        <ErrorState title={kit.notLoadedYet} />
      </>
    );
  }
  return (
    <PageSkeleton title={words.page}>
      <Skeleton width={220} height={40} sx={{ mb: 1 }} />
      <Skeleton width={280} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={480} sx={{ borderRadius: radius.card }} />
    </PageSkeleton>
  );
}

function Shared({ token, candidate }: { token: string; candidate: SharedCandidate }) {
  const words = useWords("share");
  const { name, title, shared_by, expires_at, outcome, cv, questions, allows_feedback } = candidate;
  const [typed, type] = useTypedFeedback(token);
  const isUnanswered = candidate.shows_answers && questions.every(({ answer }) => answer === null);
  return (
    <>
      <PageHeading
        title={name ?? words.candidate}
        documentTitle={name ? words.documentTitle({ name }) : words.page}
        subtitle={
          <>
            <Box sx={{ overflowWrap: "anywhere", color: "text.primary" }}>
              <bdi>{title}</bdi>
            </Box>
            <Box sx={{ overflowWrap: "anywhere" }}>
              {words.sharedBy({ recruiter: isolate(shared_by), until: formatDateTime(expires_at) })}
            </Box>
          </>
        }
      />
      <Notice icon={<InfoIcon aria-hidden />}>
        {name === null ? words.leftOut.withoutName : words.leftOut.withName} {words.aboutAPerson}
      </Notice>
      <Box sx={{ display: "grid", gap: 2 }}>
        {outcome ? <SharedOutcome outcome={outcome} sharedBy={shared_by} /> : null}
        {cv ? <SharedCv token={token} cv={cv} isAlone={questions.length === 0} /> : null}
        {isUnanswered ? <Typography>{words.nothingYet}</Typography> : null}
        {questions.map((question) => (
          <SharedQuestionPanel
            key={question.number}
            token={token}
            question={question}
            showsAnswer={candidate.shows_answers}
            score={typed.scores[question.number] ?? null}
            onScore={
              allows_feedback
                ? (score) =>
                    type((now) => ({ ...now, scores: withScore(now.scores, question.number, score) }))
                : null
            }
          />
        ))}
        {allows_feedback ? (
          <FeedbackForm token={token} sharedBy={shared_by} typed={typed} onType={type} />
        ) : null}
      </Box>
    </>
  );
}

function withScore(
  scores: TypedFeedback["scores"],
  number: number,
  score: number | null,
): TypedFeedback["scores"] {
  const { [number]: _, ...others } = scores;
  return score === null ? others : { ...others, [number]: score };
}
