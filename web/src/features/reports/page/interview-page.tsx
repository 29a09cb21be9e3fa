import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { Interview } from "@winnow/contract/interviews.ts";
import { emailStatusLabels } from "@winnow/contract/labels.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { InterviewDetails } from "@winnow/contract/reports.ts";
import { Link as RouterLink } from "react-router";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useListKeys } from "../../../ui/list/use-list-keys.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { QuotationBlock } from "../../evidence/quotation-block.tsx";
import { ShareButton } from "../../shares/share-button.tsx";
import { SharesPanel } from "../../shares/shares-panel.tsx";
import { useInterviewCandidate, useInterviewDetails, useKnownInterview } from "../queries.ts";
import { InterviewHead } from "./interview-head.tsx";
import { InterviewSkeleton } from "./interview-skeleton.tsx";
import { InterviewSteps } from "./interview-steps.tsx";
import { InterviewUnavailable } from "./interview-unavailable.tsx";
import { askedByKey } from "./report-keys.ts";
import { RequestCard } from "./request-card.tsx";
import { useInterviewSteps } from "./use-interview-steps.ts";
import { useShownInterview } from "./use-shown-interview.ts";

/** One candidate's interview: how it stands, what is asked for, and what happened when. */
export default function InterviewPage() {
  const { id, goTo } = useShownInterview(paths.interview);
  const details = useInterviewDetails(id);
  const known = useKnownInterview(id);
  const interview = details.data?.interview ?? known;
  if (details.error && !details.data) {
    return (
      <InterviewUnavailable
        pageTitle="Interview"
        error={details.error}
        onRetry={() => void details.refetch()}
        isRetrying={details.isFetching}
      />
    );
  }
  if (!interview) return <InterviewSkeleton title="Interview" />;
  return (
    <InterviewOf
      key={id}
      interview={interview}
      details={details.data}
      onChange={() => void details.refetch()}
      onGoTo={goTo}
    />
  );
}

function InterviewOf(props: {
  interview: Interview;
  /** Undefined while they are on their way. */
  details: InterviewDetails | undefined;
  /** Something was done that the timeline tells. */
  onChange: () => void;
  onGoTo: (path: string) => void;
}) {
  const { interview, details, onChange, onGoTo } = props;
  const steps = useInterviewSteps(interview, paths.interview);

  useListKeys(
    (key) => {
      const asked = askedByKey(key, { hasRecording: false });
      return asked === "next" || asked === "previous" ? asked : null;
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
        page="interview"
        actions={
          <>
            <Button component={RouterLink} to={paths.person(interview.id)} variant="outlined" color="inherit">
              Everything of this person
            </Button>
            <ShareButton interview={interview} onChange={onChange} />
          </>
        }
      />
      {details ? (
        <Box sx={{ display: "grid", gap: 2 }}>
          <Requests details={details} />
          <Facts details={details} />
          <SharesPanel interviewId={interview.id} onChange={onChange} />
          <Timeline timeline={details.timeline} />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={320} role="progressbar" aria-label="Loading the interview" />
      )}
    </>
  );
}

function Requests({ details }: { details: InterviewDetails }) {
  if (details.requests.length === 0) return null;
  return (
    <Panel title="Requests">
      <Box component="ul" aria-label="Requests" sx={{ ...plainList, display: "grid", gap: 3 }}>
        {details.requests.map((request) => (
          <RequestCard key={request.id} details={details} request={request} />
        ))}
      </Box>
    </Panel>
  );
}

function Facts({ details }: { details: InterviewDetails }) {
  const { interview, consent, withdrawal_reason, extra_time_percent, allows_text } = details;
  const { data: candidate } = useInterviewCandidate(interview.id);
  return (
    <Panel title="How it stands">
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "max-content minmax(0, 1fr)" },
          columnGap: 3,
          rowGap: { xs: 0.5, sm: 1 },
          "& dt": { color: "text.secondary", mt: { xs: 1, sm: 0 } },
          "& dd": { m: 0, overflowWrap: "anywhere" },
        }}
      >
        <dt>E-mail</dt>
        <dd>
          <bdi>{interview.email}</bdi>
        </dd>
        <dt>Invitation</dt>
        <dd>{invitationWords(interview)}</dd>
        <dt>Consent</dt>
        <dd>
          {consent
            ? `Given ${formatDateTime(consent.given_at)}, notice ${consent.version} (${consent.language})`
            : "Not given yet"}
        </dd>
        <dt>Begun</dt>
        <dd>{interview.begun_at === null ? "–" : formatDateTime(interview.begun_at)}</dd>
        <dt>Completed</dt>
        <dd>{interview.completed_at === null ? "–" : formatDateTime(interview.completed_at)}</dd>
        {extra_time_percent > 0 ? (
          <>
            <dt>More time</dt>
            <dd>{extra_time_percent}% more for every question that is opened since</dd>
          </>
        ) : null}
        {allows_text ? (
          <>
            <dt>Another form</dt>
            <dd>Every question can be answered in writing</dd>
          </>
        ) : null}
        {withdrawal_reason ? (
          <>
            <dt>Why withdrawn</dt>
            <dd>
              <QuotationBlock text={withdrawal_reason} />
            </dd>
          </>
        ) : null}
        {candidate?.screening_id && candidate.result_id ? (
          <>
            <dt>From a screening</dt>
            <dd>
              <Link component={RouterLink} to={paths.report(candidate.screening_id, candidate.result_id)}>
                Match report of the CV
              </Link>
            </dd>
          </>
        ) : null}
      </Box>
    </Panel>
  );
}

function invitationWords({ email_status, email_failure, invited_at }: Interview): string {
  if (email_status === "SENT") {
    return invited_at === null ? emailStatusLabels.SENT : `Sent ${formatDateTime(invited_at)}`;
  }
  return email_failure === null ? "On its way" : `${emailStatusLabels.NOT_SENT}: ${email_failure}`;
}

function Timeline({ timeline }: Pick<InterviewDetails, "timeline">) {
  return (
    <Panel title="Timeline">
      {timeline.length === 0 ? (
        <Typography>Nothing has happened yet.</Typography>
      ) : (
        <Box component="ol" aria-label="Timeline" sx={{ ...plainList, display: "grid", gap: 1.5 }}>
          {timeline.map(({ id, sentence, at }) => (
            <Box component="li" key={id}>
              {sentence}
              <Box
                component="time"
                dateTime={new Date(at * 1000).toISOString()}
                sx={{ ...mutedText, display: "block" }}
              >
                {formatDateTime(at)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
