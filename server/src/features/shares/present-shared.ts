import type { InterviewReport } from "@winnow/contract/reports.ts";
import type { SharedCandidate, SharedQuestion } from "@winnow/contract/shares.ts";
import type { Selectable } from "kysely";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Tables } from "../../tables.ts";
import type { ListedInterview } from "../interviews/rows.ts";
import { maskedCvLines } from "../results/cv-text-lines.ts";
import type { Redactor } from "../results/redact.ts";
import type { CandidateCv } from "./read-cv.ts";
import { contactMask, identityMask } from "./share-masks.ts";

type Share = Selectable<Tables["shares"]>;

/**
 * Field by field what was chosen, so that nothing new of a report is shared by itself. Ways to reach the candidate are
 * masked wherever they stand; name, contact and schools too where names are hidden.
 */
export function presentShared(of: {
  share: Share;
  interview: ListedInterview;
  sharedBy: string;
  report: InterviewReport;
  cv: CandidateCv | null;
}): SharedCandidate {
  const { share, interview, sharedBy, report, cv } = of;
  const { hides_name, shows_answers, shows_report } = share;
  const mask = (hides_name ? identityMask : contactMask)(interview, cv);
  return {
    name: hides_name ? null : interview.name,
    title: mask(interview.drive_title),
    shared_by: sharedBy,
    expires_at: toEpochSeconds(share.expires_at),
    shows_answers,
    shows_report,
    allows_feedback: share.allows_feedback,
    cv: share.shows_cv ? presentCv(of) : null,
    outcome: shows_report
      ? {
          is_waiting: report.is_hidden_until_scored,
          points: report.points,
          marked_by: report.marked_by,
          decision: report.decision?.kind ?? null,
        }
      : null,
    questions:
      shows_answers || shows_report
        ? report.questions.map((question) => presentQuestion(question, { share, report, mask }))
        : [],
  };
}

/** The file itself says all, so it goes with the name only, and only where the recruiter may see it. */
export function isFileShared(share: Share, cv: CandidateCv | null): cv is CandidateCv {
  return share.shows_cv && !share.hides_name && cv !== null && !cv.isHidden;
}

function presentCv({
  share,
  interview,
  cv,
}: {
  share: Share;
  interview: ListedInterview;
  cv: CandidateCv | null;
}): NonNullable<SharedCandidate["cv"]> {
  const isMasked = share.hides_name || cv?.isHidden === true;
  const mask = (isMasked ? identityMask : contactMask)(interview, cv);
  const lines = cv ? maskedCvLines(cv.document, { mask, hidesSchools: isMasked }) : [];
  return {
    has_file: isFileShared(share, cv),
    lines: lines.map(({ text, is_heading }) => ({ text, is_heading })),
  };
}

function presentQuestion(
  question: InterviewReport["questions"][number],
  { share, report, mask }: { share: Share; report: InterviewReport; mask: Redactor },
): SharedQuestion {
  const { number, text, skill, rubric, marks, unmarked, answer } = question;
  const showsPoints = share.shows_report && !report.is_hidden_until_scored;
  const markOf = new Map(marks?.map((marked) => [marked.point_id, marked]));
  return {
    number,
    text: mask(text),
    skill: skill && mask(skill),
    answer:
      share.shows_answers && answer
        ? {
            kind: answer.kind,
            text: mask(answer.text),
            recordings: share.hides_name
              ? []
              : answer.recordings.map(({ id, kind, state, duration_ms }) => ({
                  id,
                  kind,
                  state,
                  duration_ms,
                })),
            is_recording_left_out: share.hides_name && answer.recordings.length > 0,
          }
        : null,
    points: showsPoints
      ? rubric.map((point) => {
          const marked = markOf.get(point.id);
          return {
            text: mask(point.text),
            mark: marked?.mark ?? null,
            quotations: marked?.quotations.map((quotation) => mask(quotation.text)) ?? [],
          };
        })
      : null,
    unmarked: showsPoints ? unmarked : null,
  };
}
