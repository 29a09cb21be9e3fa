import Box from "@mui/material/Box";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { radius } from "../../theme/sizes.ts";

/** One mark for each question: filled once it is given, half while it is open. */
export function QuestionProgress({ questions }: Pick<CandidateInterview, "questions">) {
  return (
    <Box aria-hidden sx={{ display: "flex", gap: 0.5, mb: 2 }}>
      {questions.map(({ id, state }) => (
        <Box
          key={id}
          sx={{
            flex: 1,
            height: 4,
            borderRadius: radius.mark,
            backgroundColor: state === "waiting" ? "divider" : "primary.main",
            opacity: state === "waiting" || state === "given" ? 1 : 0.45,
          }}
        />
      ))}
    </Box>
  );
}
