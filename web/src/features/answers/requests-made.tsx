import Box from "@mui/material/Box";
import type { CandidateInterview, InterviewRequest } from "@winnow/contract/answers.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { mutedText, plainList } from "../../theme/styles.ts";
import type { RequestKind } from "./interview-session.ts";

export const requestKindLabels: Record<RequestKind, string> = {
  extra_time: "Extra time",
  other_form: "Another form",
};

/** What was asked for, with its answers. Nothing where nothing was. */
export function RequestsMade({ interview }: { interview: CandidateInterview }) {
  const { requests } = interview;
  if (requests.length === 0) return null;
  return (
    <Box component="ul" aria-label="What you asked for" sx={{ ...plainList, display: "grid", gap: 1 }}>
      {requests.map((request) => (
        <li key={request.id}>
          <Box sx={{ fontWeight: 550 }}>
            {requestKindLabels[request.kind]}: {stateWords(request, interview)}
          </Box>
          {request.answer ? (
            <Box sx={{ ...mutedText, overflowWrap: "anywhere" }} dir="auto">
              {request.answer}
            </Box>
          ) : null}
        </li>
      ))}
    </Box>
  );
}

function stateWords(
  { state, kind }: InterviewRequest,
  { recruiter, extra_time_granted }: CandidateInterview,
) {
  if (state === "open") return `${isolate(recruiter)} has been asked and answers here`;
  if (state === "declined") return "declined";
  return kind === "extra_time" ? `granted, ${extra_time_granted} % more` : "granted";
}
