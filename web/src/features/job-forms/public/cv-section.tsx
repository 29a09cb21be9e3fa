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
import { errorAt, fieldId, useApplication } from "./application-context.ts";
import { ChosenFile } from "./chosen-file.tsx";
import type { FileState } from "./file-state.ts";
import { WaitingNote } from "./waiting-note.tsx";

const accept = ".pdf,.docx";

/** The CV: chosen, on its way, read, or why it cannot be. */
export function CvSection() {
  const { state, chooseCv } = useApplication();
  const { cv, isSending } = state;
  const error = errorAt(state, "cv");
  const noteId = `${fieldId("cv")}-note`;
  const take = ([file]: File[]) => {
    if (file) chooseCv(file);
  };
  const isUnderWay = cv.step === "sending" || cv.step === "reading";
  return (
    <Panel title="Your CV">
      {cv.step === "refused" ? (
        <Box role="alert" sx={{ mb: 1.5, color: "error.main", overflowWrap: "anywhere" }}>
          <Box component="bdi" sx={{ fontWeight: 600 }}>
            {cv.name}
          </Box>{" "}
          cannot be taken. {cv.words} Everything else that you filled in is kept.
        </Box>
      ) : null}
      {cv.step === "none" || cv.step === "refused" ? (
        <FileDropZone
          title={cv.step === "refused" ? "Another file" : "Begin with your CV"}
          hint={
            <>
              PDF or Word (DOCX), at most {maximumFileSize}.
              <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
                {" "}
                Drop it here, paste it or choose it.
              </Box>
            </>
          }
          accept={accept}
          pickLabel="Choose your CV"
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
        {announcementOf(cv)}
      </div>
    </Panel>
  );
}

function AnotherFile({ isDisabled, onFiles }: { isDisabled: boolean; onFiles: (files: File[]) => void }) {
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
        Another file
      </Button>
      <FilePickers ref={picker} accept={accept} label="Choose your CV" onFiles={onFiles} />
    </>
  );
}

/** For those who do not see the bar; a refusal is an alert of its own. */
function announcementOf(cv: FileState): string {
  switch (cv.step) {
    case "none":
    case "refused":
    case "held":
      return "";
    case "sending":
      return `${isolate(cv.name)} is being uploaded.`;
    case "reading":
      return `${isolate(cv.name)} has arrived and is being read.`;
    case "arrived":
      return "Your CV was read. What was read stands below, to be corrected.";
  }
}
