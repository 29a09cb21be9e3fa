import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { isolate } from "@winnow/contract/isolate.ts";
import { maximumFileSize } from "@winnow/contract/limits.ts";
import { useRef } from "react";
import { FileDropZone } from "../../../ui/file/file-drop-zone.tsx";
import { FilePickers, type OpenPicker } from "../../../ui/file/file-pickers.tsx";
import { FieldNote } from "../../../ui/form/field-parts.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import type { Words } from "../../../words/catalogue.ts";
import { useWords } from "../../../words/words.ts";
import { errorAt, fieldId, useApplication } from "./application-context.ts";
import { ChosenFile } from "./chosen-file.tsx";
import type { FileState } from "./file-state.ts";
import { WaitingNote } from "./waiting-note.tsx";

const accept = ".pdf,.docx";

/** The CV: chosen, on its way, read, or why it cannot be. */
export function CvSection() {
  const words = useWords("jobForm").cv;
  const { state, chooseCv } = useApplication();
  const { cv, isSending } = state;
  const error = errorAt(state, "cv");
  const noteId = `${fieldId("cv")}-note`;
  const take = ([file]: File[]) => {
    if (file) chooseCv(file);
  };
  const isUnderWay = cv.step === "sending" || cv.step === "reading";
  return (
    <Panel title={words.title}>
      {cv.step === "refused" ? (
        <Box role="alert" sx={{ mb: 1.5, color: "error.main", overflowWrap: "anywhere" }}>
          <Box component="bdi" sx={{ fontWeight: 600 }}>
            {cv.name}
          </Box>{" "}
          {words.refused({ reason: cv.words })}
        </Box>
      ) : null}
      {cv.step === "none" || cv.step === "refused" ? (
        <FileDropZone
          title={cv.step === "refused" ? words.another : words.begin}
          hint={
            <>
              {words.hint({ size: maximumFileSize })}
              <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
                {" "}
                {words.dropHint}
              </Box>
            </>
          }
          accept={accept}
          pickLabel={words.choose}
          pickId={fieldId("cv")}
          describedBy={error ? noteId : undefined}
          takesPaste
          onFiles={take}
        />
      ) : (
        <>
          <ChosenFile file={cv} actions={<AnotherFile isDisabled={isSending} onFiles={take} />} />
          {isUnderWay && state.waiting ? (
            <Box sx={{ mt: 2, "& > *": { mb: 0 } }}>
              <WaitingNote />
            </Box>
          ) : null}
        </>
      )}
      {error ? (
        <FieldNote id={noteId} data-is-error>
          {error}
        </FieldNote>
      ) : null}
      <div role="status" style={visuallyHidden}>
        {announcementOf(cv, words)}
      </div>
    </Panel>
  );
}

function AnotherFile({ isDisabled, onFiles }: { isDisabled: boolean; onFiles: (files: File[]) => void }) {
  const words = useWords("jobForm").cv;
  const picker = useRef<OpenPicker>(null);
  return (
    <>
      <Button
        id={fieldId("cv")}
        size="small"
        variant="outlined"
        color="inherit"
        disabled={isDisabled}
        onClick={() => picker.current?.files()}
      >
        {words.another}
      </Button>
      <FilePickers ref={picker} accept={accept} label={words.choose} onFiles={onFiles} />
    </>
  );
}

/** For those who do not see the bar; a refusal is an alert of its own. */
function announcementOf(cv: FileState, { announced }: Words<"jobForm">["cv"]): string {
  switch (cv.step) {
    case "none":
    case "refused":
    case "held":
      return "";
    case "sending":
      return announced.sending({ name: isolate(cv.name) });
    case "reading":
      return announced.reading({ name: isolate(cv.name) });
    case "arrived":
      return announced.arrived;
  }
}
