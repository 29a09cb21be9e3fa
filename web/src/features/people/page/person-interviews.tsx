import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { paths } from "@winnow/contract/paths.ts";
import type { Person } from "@winnow/contract/people.ts";
import { Link as RouterLink } from "react-router";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { StatusChip } from "../../../ui/feedback/status-chip.tsx";
import { formatDate } from "../../../ui/format/format-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import type { Words } from "../../../words/catalogue.ts";
import { useWords } from "../../../words/words.ts";
import { InterviewDecisionMark } from "../../reports/decision/interview-decision-mark.tsx";
import { isGoingOn } from "../../reports/report-state.ts";
import { stateLabel } from "../../reports/report-words.ts";
import { candidateLinkWords } from "../things/link-words.ts";
import { PersonRow } from "./person-row.tsx";

type Candidate = Person["candidates"][number];

/** The drives that a person is in, with how each interview stands. */
export function PersonInterviews({ candidates }: { candidates: readonly Candidate[] }) {
  const { title } = useWords("people").interviews;
  if (candidates.length === 0) return null;
  return (
    <Panel title={title}>
      <Box component="ul" aria-label={title} sx={plainList}>
        {candidates.map((candidate) => (
          <Interview key={candidate.id} candidate={candidate} />
        ))}
      </Box>
    </Panel>
  );
}

function Interview({ candidate }: { candidate: Candidate }) {
  const { interviews: words, waiting } = useWords("people");
  const { drive_id, drive_title, interview_id, status, outcome, decision, open_requests, link } = candidate;
  return (
    <PersonRow
      title={
        <Link component={RouterLink} to={paths.drive(drive_id)}>
          <bdi>{drive_title}</bdi>
        </Link>
      }
      about={whenWords(candidate, words)}
      why={candidateLinkWords(candidate)}
      whose={link === "phone" ? (candidate.name ?? candidate.email) : null}
      state={
        <>
          {decision?.kind ? <InterviewDecisionMark kind={decision.kind} /> : null}
          {status === null || outcome === null ? (
            <StatusChip label={words.notInvited} tone="waiting" />
          ) : (
            <StatusChip
              label={stateLabel({ status, outcome })}
              tone={isGoingOn({ status, outcome }) ? (status === "Started" ? "running" : "waiting") : "done"}
            />
          )}
        </>
      }
    >
      {decision?.reason ? (
        <Box sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
          {words.why} <bdi>{decision.reason}</bdi>
        </Box>
      ) : null}
      {interview_id === null ? null : (
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, mt: 0.5 }}>
          <Link component={RouterLink} to={paths.interview(interview_id)} sx={linkStyle}>
            {words.interview}
          </Link>
          {status === "NotAttended" ? null : (
            <Link component={RouterLink} to={paths.interviewReport(interview_id)} sx={linkStyle}>
              {words.report}
            </Link>
          )}
          {open_requests > 0 ? (
            <Box component="span" sx={{ ...mutedText, lineHeight: "24px" }}>
              {waiting.requests({ count: open_requests })}
            </Box>
          ) : null}
        </Box>
      )}
    </PersonRow>
  );
}

function whenWords(
  { added_at, invited_at, completed_at }: Candidate,
  words: Words<"people">["interviews"],
): string {
  if (completed_at !== null) return words.completed({ date: formatDate(completed_at) });
  if (invited_at !== null) return words.invited({ date: formatDate(invited_at) });
  return words.added({ date: formatDate(added_at) });
}

/** High enough for a finger. */
const linkStyle = { lineHeight: "24px" } as const;
