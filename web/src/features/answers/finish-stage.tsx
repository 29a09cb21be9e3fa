import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { useState } from "react";
import { useStore } from "../../api/use-store.ts";
import { useWords } from "../../words/words.ts";
import { useOpenInterview } from "./interview-context.ts";
import { forgetInterview } from "./kept-answers.ts";
import { missingRecordings } from "./missing-recordings.ts";
import { SendingNote } from "./sending-note.tsx";

/** All questions are done: the parts that are on their way, and the end. */
export function FinishStage({ interview }: { interview: CandidateInterview }) {
  const { session, sender, token } = useOpenInterview();
  const { waiting, recordings } = useStore(sender.store);
  const words = useWords("interview").finish;
  const [isBusy, setIsBusy] = useState(false);
  const missing = missingRecordings(interview, recordings);

  async function finish(withoutMissing: boolean) {
    setIsBusy(true);
    await sender.untilSent();
    await session.load();
    if (await session.finish(withoutMissing)) await forgetInterview(token);
    setIsBusy(false);
  }

  return (
    <>
      <Typography sx={{ mt: 1 }}>{words.text({ recruiter: isolate(interview.recruiter) })}</Typography>
      {waiting === 0 && missing.length > 0 ? (
        <Typography sx={{ mt: 2 }}>{words.missing({ numbers: missing })}</Typography>
      ) : null}
      <SendingNote />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 3 }}>
        <Button variant="contained" size="large" loading={isBusy} onClick={() => void finish(false)}>
          {words.act}
        </Button>
        {waiting === 0 && missing.length > 0 ? (
          <Button
            variant="outlined"
            color="inherit"
            size="large"
            disabled={isBusy}
            onClick={() => void finish(true)}
          >
            {words.withoutMissing}
          </Button>
        ) : null}
      </Box>
    </>
  );
}
