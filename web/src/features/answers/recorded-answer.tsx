import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { InterviewQuestion } from "@winnow/contract/answers.ts";
import { useState } from "react";
import { useStore } from "../../api/use-store.ts";
import { mutedText } from "../../theme/styles.ts";
import { formatClock } from "../../ui/format/format-clock.ts";
import { useWords } from "../../words/words.ts";
import { useOpenInterview } from "./interview-context.ts";
import type { AnswerKind } from "./interview-session.ts";
import { LeaveOut } from "./leave-out.tsx";
import type { RecordingKind } from "./media-type.ts";
import { Player } from "./player.tsx";
import { takeSoFar } from "./take-so-far.ts";
import { formatLength } from "./time-words.ts";
import { TroubleNote } from "./trouble-note.tsx";

/** Less is not worth going on with. */
const shortestLeftMs = 3_000;

/** What was recorded of an answer: played back, gone on with, made again or given. */
export function RecordedAnswer({ question, kind }: { question: InterviewQuestion; kind: RecordingKind }) {
  const words = useWords("interview").answer;
  const time = useWords("interview").time;
  const { session, sender, studio, signals } = useOpenInterview();
  const { recordings } = useStore(sender.store);
  const { trouble, playable } = useStore(studio.store);
  const [isBusy, setIsBusy] = useState(false);
  const { pieces, recordedMs, isElsewhere, isEmpty } = takeSoFar(question, recordings);
  const leftMs = question.answer_seconds * 1000 - recordedMs;
  const retakes = question.retakes + 1 - question.take;
  const others = question.answer_kinds.filter((each) => each !== kind);
  const canChange = others.length > 0 && (isEmpty || retakes > 0);
  const urls = playable.filter(({ recordingId }) => pieces.some(({ id }) => id === recordingId));

  const busily = (act: () => Promise<unknown>) => async () => {
    setIsBusy(true);
    await act();
    setIsBusy(false);
  };
  const give = busily(async () => {
    await signals.flush();
    if (await session.give(question)) studio.leave();
  });
  const goOn = busily(() => studio.record(question, kind, question.take));
  const retake = busily(() => studio.record(question, kind, question.take + 1));
  const change = (next: AnswerKind) => {
    const take = isEmpty ? question.take : question.take + 1;
    void busily(async () => {
      if (next === "text") {
        studio.closeDevices();
        await session.begin(question, next, take);
      } else {
        await studio.record(question, next, take);
      }
    })();
  };

  return (
    <Box sx={{ mt: 2 }}>
      {isEmpty ? (
        <Typography>{words.none}</Typography>
      ) : (
        <Typography role="status">
          {recordedMs > 0 ? (
            <>
              {words.yours}, <time className="figures">{formatClock(recordedMs)}</time>.{" "}
            </>
          ) : null}
          {isElsewhere ? words.elsewhere : ""}
        </Typography>
      )}
      {urls.map(({ recordingId, url }, index) => (
        <Player
          key={recordingId}
          kind={kind}
          url={url}
          label={urls.length > 1 ? words.part({ number: index + 1 }) : words.yours}
        />
      ))}
      {trouble ? <TroubleNote trouble={trouble} /> : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
        {isEmpty ? null : (
          <Button variant="contained" size="large" loading={isBusy} onClick={() => void give()}>
            {words.give}
          </Button>
        )}
        {leftMs >= shortestLeftMs ? (
          <Button
            variant={isEmpty ? "contained" : "outlined"}
            color={isEmpty ? "primary" : "inherit"}
            size="large"
            disabled={isBusy}
            onClick={() => void goOn()}
          >
            {isEmpty ? words.start : words.goOn}
          </Button>
        ) : null}
        {!isEmpty && retakes > 0 ? (
          <Button
            variant="outlined"
            color="inherit"
            size="large"
            disabled={isBusy}
            onClick={() => void retake()}
          >
            {words.again}
          </Button>
        ) : null}
        {isEmpty ? <LeaveOut question={question} /> : null}
      </Box>
      <Box sx={{ ...mutedText, mt: 1 }}>
        {!isEmpty && leftMs >= shortestLeftMs && !isElsewhere
          ? `${words.left({ length: formatLength(leftMs, time) })} `
          : null}
        {!isEmpty && retakes > 0 ? `${words.replaces} ` : null}
        {isEmpty ? null : words.noTimeRuns}
      </Box>
      {canChange ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
          {others.map((other) => (
            <Button
              key={other}
              color="inherit"
              variant="outlined"
              disabled={isBusy}
              onClick={() => change(other)}
            >
              {words.instead[other]}
            </Button>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
