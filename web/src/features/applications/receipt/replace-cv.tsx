import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { maximumFileBytes, maximumFileSize } from "@winnow/contract/limits.ts";
import { useRef, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { ShareBar } from "../../../ui/feedback/share-bar.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { FilePickers, type OpenPicker } from "../../../ui/file/file-pickers.tsx";
import type { Words } from "../../../words/catalogue.ts";
import { useWords } from "../../../words/words.ts";
import { failureReason } from "../failure-reason.ts";
import { useReplaceCv } from "./receipt-queries.ts";

/** Another CV in the place of the one that was sent. A file that did not arrive is kept, to be sent again. */
export function ReplaceCv({ token }: { token: string }) {
  const words = useWords("receipt").replace;
  const failures = useWords("failures");
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const picker = useRef<OpenPicker>(null);
  const replacing = useReplaceCv(token, { onProgress: setSent, onWaiting: setIsWaiting });
  const showToast = useToast();

  function take(chosen: File | undefined) {
    if (!chosen) return;
    const reason = refusalOf(chosen, words);
    setRefusal(reason);
    if (reason === null) send(chosen);
  }

  function send(chosen: File) {
    setFile(chosen);
    setSent(0);
    replacing.mutate(chosen, {
      onSuccess: () => {
        setFile(null);
        showToast(words.arrived);
      },
    });
  }

  return (
    <Box sx={{ mt: 2 }}>
      {refusal ? <FailureAlert headline={words.fileNotSent} reason={refusal} /> : null}
      {replacing.error ? (
        <FailureAlert headline={words.notReplaced} reason={failureReason(replacing.error, failures)} />
      ) : null}
      {replacing.isPending && file ? <Sending name={file.name} sent={sent} isWaiting={isWaiting} /> : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {replacing.isError && file ? (
          <Button variant="contained" onClick={() => send(file)}>
            {words.again}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<UploadIcon />}
          disabled={replacing.isPending}
          onClick={() => picker.current?.files()}
        >
          {words.act}
        </Button>
      </Box>
      <Box sx={{ ...mutedText, mt: 1 }}>{words.hint({ size: maximumFileSize })}</Box>
      <FilePickers ref={picker} accept=".pdf,.docx" label={words.picker} onFiles={([first]) => take(first)} />
    </Box>
  );
}

function Sending({ name, sent, isWaiting }: { name: string; sent: number; isWaiting: boolean }) {
  const words = useWords("receipt").replace;
  return (
    <Box sx={{ mb: 2 }}>
      <Box role="status" sx={{ mb: 0.5, overflowWrap: "anywhere" }}>
        {sent < 1 ? words.sending : words.reading} <bdi>{name}</bdi>
        {isWaiting ? `. ${words.waiting}` : ""}
      </Box>
      <Box
        role="progressbar"
        aria-label={words.progress}
        aria-valuenow={Math.round(sent * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ display: "flex" }}
      >
        <ShareBar share={sent} height={6} />
      </Box>
    </Box>
  );
}

function refusalOf({ size }: File, words: Words<"receipt">["replace"]): string | null {
  if (size === 0) return words.empty;
  return size > maximumFileBytes ? words.tooLarge({ size: maximumFileSize }) : null;
}
