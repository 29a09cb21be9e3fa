import { z } from "zod";
import { emailStatuses, interviewOutcomes, interviewStatuses } from "./drives.ts";
import { endpoint } from "./endpoint.ts";
import { filterGroup, listQuery, paginated } from "./list-query.ts";
import { done, epochSeconds, id, idParams, idsPassedOver } from "./wire.ts";

const tags = ["Interviews"];

export const interview = z.object({
  id,
  drive_id: id,
  drive_title: z.string(),
  candidate_id: id,
  name: z.string(),
  email: z.string(),
  status: z.enum(interviewStatuses),
  outcome: z.enum(interviewOutcomes),
  email_status: z.enum(emailStatuses),
  /** Why the invitation could not be sent, in words. */
  email_failure: z.string().nullable(),
  invited_at: epochSeconds.nullable(),
  begun_at: epochSeconds.nullable(),
  completed_at: epochSeconds.nullable(),
  created_at: epochSeconds,
});
export type Interview = z.infer<typeof interview>;

/** What the recruiter chose to share about a candidate. */
export const interviewCandidate = z.object({
  id,
  name: z.string(),
  email: z.string(),
  time_zone: z.string().nullable(),
  result_id: id.nullable(),
  screening_id: id.nullable(),
});

const ids = z.string().max(4_000);
/** As every filter: separated by commas, or each with the group's name; none chosen is no filter. */
const driveRoundIds = z
  .union([ids, z.array(ids)])
  .transform((texts) => [texts].flat().flatMap((text) => text.split(",").filter((part) => part !== "")))
  .transform((parts) => (parts.length === 0 ? undefined : parts))
  .pipe(idsPassedOver(100).optional())
  .optional();

export const listInterviews = endpoint({
  method: "GET",
  url: "/auth/interviews",
  access: "account",
  schema: {
    summary: "The interviews of the account",
    tags,
    querystring: listQuery(["created_at", "name", "status", "completed_at"], {
      defaultSort: "created_at",
      groups: {
        drive: driveRoundIds,
        status: filterGroup(interviewStatuses),
        outcome: filterGroup(interviewOutcomes),
        email_status: filterGroup(emailStatuses),
      },
    }),
    response: { 200: paginated(interview) },
  },
});

export const deleteInterview = endpoint({
  method: "DELETE",
  url: "/auth/Interview/:id",
  access: "account",
  schema: {
    summary:
      "Withdraw an invitation that was not begun (its credits come back, with tell=true the candidate is told), or erase what was answered",
    tags,
    params: idParams("interviewNotFound"),
    querystring: z.object({ tell: z.enum(["true", "false"]).default("false") }),
    response: { 200: done },
  },
});

export const getInterviewCandidate = endpoint({
  method: "GET",
  url: "/auth/interview/:id/candidate",
  access: "account",
  schema: {
    summary: "The candidate of an interview",
    tags,
    params: idParams("interviewNotFound"),
    response: { 200: interviewCandidate },
  },
});

export const resendInvitation = endpoint({
  method: "POST",
  url: "/auth/Interview/:id/invitation",
  access: "account",
  takesIdempotencyKey: true,
  schema: {
    summary: "Send the invitation again, to another address where one is given",
    tags,
    params: idParams("interviewNotFound"),
    body: z.object({ email: z.email("Please enter an e-mail address.").max(254).optional() }),
    response: { 200: interview },
  },
});
