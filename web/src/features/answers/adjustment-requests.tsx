import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { useState } from "react";
import { LabelledInput } from "../../ui/form/labelled-input.tsx";
import { LabelledSelect } from "../../ui/form/labelled-select.tsx";
import { useWords } from "../../words/words.ts";
import { useOpenInterview } from "./interview-context.ts";
import type { RequestKind } from "./interview-session.ts";
import { RequestsMade } from "./requests-made.tsx";

/** What was asked for with its answers, and a way to ask. */
export function AdjustmentRequests({ interview }: { interview: CandidateInterview }) {
  const words = useWords("interview").adjustments;
  const { session } = useOpenInterview();
  const [kind, setKind] = useState<RequestKind>("extra_time");
  const [text, setText] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const { requests, extra_time_percent: percent, extra_time_granted: granted } = interview;
  const isOpen = requests.some((request) => request.kind === kind && request.state === "open");
  const isGiven = kind === "extra_time" && granted > 0;

  async function ask() {
    setIsBusy(true);
    if (await session.ask(kind, text)) setText("");
    setIsBusy(false);
  }

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography>
        {interview.alternative_form === null ? words.text : <bdi>{interview.alternative_form}</bdi>}
      </Typography>
      <RequestsMade interview={interview} />
      <LabelledSelect
        label={words.kind}
        value={kind}
        choices={Object.entries(words.kinds).map(([value, name]) => ({ value, words: name }))}
        onChange={(value) => setKind(value === "other_form" ? "other_form" : "extra_time")}
      />
      <LabelledInput
        label={words.what}
        hint={
          kind === "extra_time" && percent > 0
            ? words.moreTime({ percent })
            : words.whoReads({ recruiter: isolate(interview.recruiter) })
        }
        multiline
        minRows={2}
        maxLength={2_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button
          variant="outlined"
          color="inherit"
          loading={isBusy}
          disabled={isOpen || isGiven}
          onClick={() => void ask()}
        >
          {isOpen ? words.asked : isGiven ? words.granted : words.ask}
        </Button>
      </div>
    </Box>
  );
}
