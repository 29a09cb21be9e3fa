import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useStore } from "../../api/use-store.ts";
import { mutedText } from "../../theme/styles.ts";
import { LabelledInput } from "../../ui/form/labelled-input.tsx";
import { useWords } from "../../words/words.ts";
import { CameraPreview } from "./camera-preview.tsx";
import { useOpenInterview } from "./interview-context.ts";
import type { AnswerKind } from "./interview-session.ts";
import { KindChoice } from "./kind-choice.tsx";
import type { RecordingKind } from "./media-type.ts";
import { Player } from "./player.tsx";
import { TroubleNote } from "./trouble-note.tsx";
import { useTrial } from "./use-trial.ts";

const practiceMs = 30_000;
const checkMs = 3_000;

/** Camera and microphone before the first question, and a question to practise with. Nothing of it is sent. */
export function DeviceCheck({ kinds }: { kinds: readonly AnswerKind[] }) {
  const words = useWords("interview").trial;
  const { studio } = useOpenInterview();
  const { stream, trouble, isOpening } = useStore(studio.store);
  const [kind, setKind] = useState<AnswerKind>(kinds.includes("video") ? "video" : (kinds[0] ?? "text"));
  const choose = (next: AnswerKind) => {
    studio.closeDevices();
    setKind(next);
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby="device-check" sx={{ p: 2, my: 3 }}>
      <Typography id="device-check" variant="h3" component="h2">
        {words.title}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{words.text}</Typography>
      <KindChoice kinds={kinds} chosen={kind} label={words.kind} onChoose={choose} />
      {kind === "text" ? (
        <Practice>
          <LabelledInput label={words.answer} multiline minRows={3} />
        </Practice>
      ) : (
        <>
          {stream ? null : (
            <Button
              variant="outlined"
              color="inherit"
              loading={isOpening}
              sx={{ mt: 1 }}
              onClick={() => void studio.openDevices(kind)}
            >
              {words.check[kind]}
            </Button>
          )}
          {trouble ? <TroubleNote trouble={trouble} /> : null}
          {trouble && kinds.length > 1 ? <Box sx={mutedText}>{words.anotherForm}</Box> : null}
          {stream ? <RecordedTrials stream={stream} kind={kind} /> : null}
        </>
      )}
    </Paper>
  );
}

function Practice({ children }: { children: React.ReactNode }) {
  const words = useWords("interview").trial;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{words.question}</Typography>
      {children}
    </Box>
  );
}

function RecordedTrials({ stream, kind }: { stream: MediaStream; kind: RecordingKind }) {
  const words = useWords("interview").trial;
  const check = useTrial(stream, kind, checkMs);
  const practice = useTrial(stream, kind, practiceMs);
  return (
    <>
      <CameraPreview stream={stream} />
      <Button
        variant="outlined"
        color="inherit"
        loading={check.isRecording}
        disabled={practice.isRecording}
        onClick={check.start}
      >
        {words.record}
      </Button>
      {check.url ? <Player kind={kind} url={check.url} label={words.recorded} /> : null}
      <Practice>
        <Button
          variant="outlined"
          color="inherit"
          disabled={check.isRecording}
          onClick={practice.isRecording ? practice.stop : practice.start}
        >
          {practice.isRecording ? words.stop : words.practise}
        </Button>
        {practice.url ? <Player kind={kind} url={practice.url} label={words.answer} /> : null}
      </Practice>
    </>
  );
}
