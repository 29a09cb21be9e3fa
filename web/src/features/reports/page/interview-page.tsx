import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { Interview } from "@winnow/contract/interviews.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { InterviewDetails } from "@winnow/contract/reports.ts";
import { Link as RouterLink } from "react-router";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { MailAddress } from "../../../ui/format/mail-address.tsx";
import { useListKeys } from "../../../ui/list/use-list-keys.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { sayReason } from "../../../words/said-failure.ts";
import { useWords, wordsOf } from "../../../words/words.ts";
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
  const words = useWords("interviews");
  if (details.error && !details.data) {
    return (
      <InterviewUnavailable
        pageTitle={words.page}
        error={details.error}
        onRetry={() => void details.refetch()}
        isRetrying={details.isFetching}
      />
    );
  }
  if (!interview) return <InterviewSkeleton title={words.page} />;
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
  const words = useWords("interviews");

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
              {words.wholePerson}
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
        <Skeleton variant="rounded" height={320} role="progressbar" aria-label={words.loading} />
      )}
    </>
  );
}

function Requests({ details }: { details: InterviewDetails }) {
  const { requests: words } = useWords("interviews");
  if (details.requests.length === 0) return null;
  return (
    <Panel title={words.title}>
      <Box component="ul" aria-label={words.title} sx={{ ...plainList, display: "grid", gap: 3 }}>
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
  const { facts: words } = useWords("interviews");
  return (
    <Panel title={words.title}>
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
        <dt>{words.email}</dt>
        <dd>
          <bdi>
            <MailAddress>{interview.email}</MailAddress>
          </bdi>
        </dd>
        <dt>{words.invitation}</dt>
        <dd>{invitationWords(interview)}</dd>
        <dt>{words.consent}</dt>
        <dd>
          {consent
            ? words.consentGiven({ ...consent, at: formatDateTime(consent.given_at) })
            : words.noConsent}
        </dd>
        <dt>{words.begun}</dt>
        <dd>{interview.begun_at === null ? "–" : formatDateTime(interview.begun_at)}</dd>
        <dt>{words.completed}</dt>
        <dd>{interview.completed_at === null ? "–" : formatDateTime(interview.completed_at)}</dd>
        {extra_time_percent > 0 ? (
          <>
            <dt>{words.moreTime}</dt>
            <dd>{words.moreTimeOf({ percent: extra_time_percent })}</dd>
          </>
        ) : null}
        {allows_text ? (
          <>
            <dt>{words.otherForm}</dt>
            <dd>{words.anyInWriting}</dd>
          </>
        ) : null}
        {withdrawal_reason ? (
          <>
            <dt>{words.whyWithdrawn}</dt>
            <dd>
              <QuotationBlock text={withdrawal_reason} />
            </dd>
          </>
        ) : null}
        {candidate?.screening_id && candidate.result_id ? (
          <>
            <dt>{words.fromScreening}</dt>
            <dd>
              <Link component={RouterLink} to={paths.report(candidate.screening_id, candidate.result_id)}>
                {words.matchReport}
              </Link>
            </dd>
          </>
        ) : null}
      </Box>
    </Panel>
  );
}

function invitationWords({ email_status, email_failure, invited_at }: Interview): string {
  const { facts: words } = wordsOf("interviews");
  const { emailStatuses } = wordsOf("labels");
  if (email_status === "SENT") {
    return invited_at === null ? emailStatuses.SENT : words.sent({ at: formatDateTime(invited_at) });
  }
  return email_failure === null
    ? words.onItsWay
    : words.notSent({ status: emailStatuses.NOT_SENT, reason: sayReason(email_failure) });
}

function Timeline({ timeline }: Pick<InterviewDetails, "timeline">) {
  const { timeline: words } = useWords("interviews");
  return (
    <Panel title={words.title}>
      {timeline.length === 0 ? (
        <Typography>{words.none}</Typography>
      ) : (
        <Box component="ol" aria-label={words.title} sx={{ ...plainList, display: "grid", gap: 1.5 }}>
          {timeline.map(({ id, sentence, happened, at }) => (
            <Box component="li" key={id}>
              {happened === null ? <span lang="en">{sentence}</span> : words.said({ sentence, happened })}
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
