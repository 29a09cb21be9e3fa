import Box from "@mui/material/Box";
import type { CandidateInterview, InterviewRequest } from "@winnow/contract/answers.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { mutedText, plainList } from "../../theme/styles.ts";
import type { Words } from "../../words/catalogue.ts";
import { useWords } from "../../words/words.ts";

/** What was asked for, with its answers. Nothing where nothing was. */
export function RequestsMade({ interview }: { interview: CandidateInterview }) {
  const words = useWords("interview").adjustments;
  const { requests } = interview;
  if (requests.length === 0) return null;
  return (
    <Box component="ul" aria-label={words.made} sx={{ ...plainList, display: "grid", gap: 1 }}>
      {requests.map((request) => (
        <li key={request.id}>
          <Box sx={{ fontWeight: 550 }}>
            {words.of({
              kind: words.kinds[request.kind],
              state: stateWords(request, interview, words.state),
            })}
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
  words: Words<"interview">["adjustments"]["state"],
): string {
  if (state === "open") return words.open({ recruiter: isolate(recruiter) });
  if (state === "declined") return words.declined;
  return kind === "extra_time" ? words.grantedTime({ percent: extra_time_granted }) : words.granted;
}
