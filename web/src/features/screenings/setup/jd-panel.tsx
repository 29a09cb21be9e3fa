import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { maximumJdCharacters } from "@winnow/contract/limits.ts";
import type { Screening, ScreeningJd } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { dropSavedText } from "../../../api/drafts.ts";
import { useDraftText } from "../../../api/use-draft.ts";
import { plainList } from "../../../theme/styles.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { DocumentText } from "../../../ui/file/document-text.tsx";
import { FileDropZone } from "../../../ui/file/file-drop-zone.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useSavedText } from "../../../ui/form/use-saved-text.ts";
import { sayField } from "../../../words/said-failure.ts";
import { useWords } from "../../../words/words.ts";
import { useDeleteFile, useDownload } from "../cv-files/cv-file-queries.ts";
import { isRunning } from "../cv-files/upload-queue.ts";
import { UploadRow } from "../cv-files/upload-row.tsx";
import { useUploads } from "../cv-files/use-uploads.ts";
import { useUpdateScreening } from "../queries.ts";
import { RequirementEditor } from "./requirement-editor.tsx";
import { LockedRequirements, RefusedCriteria } from "./requirement-reading.tsx";
import { requirementsLockReason } from "./requirements-lock.ts";
import { SentencesToCheck } from "./sentences-to-check.tsx";

/** The job description: taken as a file or a text, then shown as the requirements that were read from it. */
export function JdPanel({ screening, jd }: { screening: Screening; jd: ScreeningJd }) {
  const screeningId = screening.id;
  const lockReason = requirementsLockReason(jd, screening);
  const [isReplacing, setIsReplacing] = useState(false);
  const { uploads, runner } = useUploads(screeningId, "jd");
  const ownUploads = uploads.filter((upload) => upload.state !== "arrived" && upload.state !== "lost");
  const isArriving = jd.state === "reading" || uploads.some(isRunning);
  const words = useWords("screeningSetup").jd;
  const wantsJd = jd.state === "none" || jd.state === "failed" || jd.state === "uploading" || isReplacing;

  return (
    <>
      {jd.failure && !isArriving ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {sayField(jd.failure)} {jd.state === "read" ? words.before : words.another}
        </Alert>
      ) : null}
      {ownUploads.length > 0 ? (
        <Box component="ul" aria-label={words.upload} sx={{ ...plainList, mb: 2 }}>
          {ownUploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} runner={runner} />
          ))}
        </Box>
      ) : null}
      {isArriving ? <JdBeingRead jd={jd} /> : null}
      {!isArriving && wantsJd ? (
        <JdIntake
          screeningId={screeningId}
          jd={jd}
          onFile={(file) => {
            runner.release(uploads.map((upload) => upload.key));
            runner.add([file]);
            setIsReplacing(false);
          }}
          onTextRead={(isAll) => setIsReplacing(!isAll)}
          onCancel={isReplacing ? () => setIsReplacing(false) : undefined}
        />
      ) : null}
      {!isArriving && !wantsJd ? (
        <JdRead
          screeningId={screeningId}
          jd={jd}
          lockReason={lockReason}
          onReplace={() => setIsReplacing(true)}
        />
      ) : null}
    </>
  );
}

function JdBeingRead({ jd }: { jd: ScreeningJd }) {
  const words = useWords("screeningSetup").jd;
  const reading = jd.waits_for_scanner ? words.waitsForScanner : words.reading;
  return (
    <Box aria-busy="true">
      <Typography role="status" sx={{ color: "text.secondary", mb: 2 }}>
        {jd.state === "reading" ? reading : words.receiving}
      </Typography>
      {["a", "b", "c", "d"].map((row) => (
        <Skeleton key={row} variant="rounded" height={88} sx={{ mb: 2 }} />
      ))}
    </Box>
  );
}

/** Where a JD is given: a file, or a text that is kept until it is read. */
function JdIntake(props: {
  screeningId: string;
  jd: ScreeningJd;
  onFile: (file: File) => void;
  /** Not all, where something else was typed meanwhile. */
  onTextRead: (isAll: boolean) => void;
  onCancel?: () => void;
}) {
  const { screeningId, jd, onFile, onTextRead, onCancel } = props;
  const place = { subjectId: screeningId, name: "jd" };
  const [draft, keepDraft] = useDraftText(place);
  const text = draft ?? jd.text;
  const words = useWords("screeningSetup").jd;
  const update = useUpdateScreening(screeningId);

  function read() {
    // Also when what was read is shown in place of this before the answer is here.
    update.mutateAsync({ jd_text: text }).then(
      () => onTextRead(dropSavedText(place, text)),
      // The mutation says why.
      () => undefined,
    );
  }

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {jd.requirements.length > 0 ? (
        <Alert severity="info">{words.replaces({ count: jd.requirements.length })}</Alert>
      ) : null}
      <FileDropZone
        title={words.drop}
        hint={words.dropHint}
        accept=".pdf,.docx"
        pickLabel={words.pick}
        onFiles={([file]) => {
          if (file) onFile(file);
        }}
      />
      <LabelledInput
        label={words.paste}
        multiline
        minRows={6}
        maxRows={20}
        value={text}
        maxLength={maximumJdCharacters}
        message={update.error?.message}
        onChange={(event) => keepDraft(event.target.value)}
      />
      <InstructionsField screeningId={screeningId} jd={jd} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" disabled={text.trim() === ""} loading={update.isPending} onClick={read}>
          {words.readText}
        </Button>
        {onCancel ? (
          <Button color="inherit" onClick={onCancel}>
            {words.keep}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

function InstructionsField({ screeningId, jd }: { screeningId: string; jd: ScreeningJd }) {
  const words = useWords("screeningSetup").instructions;
  const update = useUpdateScreening(screeningId);
  const { text, change, commit } = useSavedText(jd.instructions, (next) =>
    update.mutateAsync({ instructions: next }),
  );
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <LabelledInput
        label={words.label}
        hint={words.hint}
        multiline
        minRows={2}
        maxRows={8}
        value={text}
        maxLength={5_000}
        message={update.error?.message}
        onChange={(event) => change(event.target.value)}
        onBlur={commit}
      />
      {jd.instructions_not_understood.length > 0 ? (
        <Alert severity="info" role="status">
          {words.notUnderstood({ sentences: jd.instructions_not_understood })}
        </Alert>
      ) : null}
    </Box>
  );
}

function JdRead(props: {
  screeningId: string;
  jd: ScreeningJd;
  /** Why nothing can be changed now, or null. */
  lockReason: string | null;
  onReplace: () => void;
}) {
  const { screeningId, jd, lockReason, onReplace } = props;
  const { requirements: words, readings } = useWords("screeningSetup");
  return (
    <>
      <JdSource screeningId={screeningId} jd={jd} isLocked={lockReason !== null} onReplace={onReplace} />
      {jd.reading !== "whole" && lockReason === null ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {readings[jd.reading]}
        </Alert>
      ) : null}
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {words.title}
      </Typography>
      {lockReason !== null ? (
        <LockedRequirements requirements={jd.requirements} reason={lockReason} />
      ) : (
        <>
          <RequirementEditor screeningId={screeningId} requirements={jd.requirements} />
          <SentencesToCheck
            key={jd.text}
            screeningId={screeningId}
            requirements={jd.requirements}
            toCheck={jd.to_check}
          />
        </>
      )}
      <RefusedCriteria refused={jd.refused} />
    </>
  );
}

/** Where the requirements came from, and what can be done with it. */
function JdSource(props: { screeningId: string; jd: ScreeningJd; isLocked: boolean; onReplace: () => void }) {
  const { screeningId, jd, isLocked, onReplace } = props;
  const [isRemoving, setIsRemoving] = useState(false);
  const { jd: words, instructions } = useWords("screeningSetup");
  const download = useDownload(screeningId);
  const removal = useDeleteFile(screeningId);
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5 }}>
        <Typography sx={{ flex: "1 1 160px", fontWeight: 550, overflowWrap: "anywhere" }} dir="auto">
          {jd.file_name ?? jd.title ?? words.pasted}
        </Typography>
        {/* Lined up with the name when they take a row of their own. */}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, ml: -1.5 }}>
          {jd.file_name ? (
            <Button
              size="small"
              color="inherit"
              loading={download.isPending}
              onClick={() => download.mutate(null)}
            >
              {words.download}
            </Button>
          ) : null}
          {isLocked ? null : (
            <>
              <Button size="small" color="inherit" onClick={onReplace}>
                {words.replace}
              </Button>
              <Button size="small" color="inherit" onClick={() => setIsRemoving(true)}>
                {words.remove}
              </Button>
            </>
          )}
        </Box>
      </Box>
      {download.error ? <Alert severity="error">{download.error.message}</Alert> : null}
      <DocumentText summary={words.showText} label={words.text} text={jd.text} />
      {isLocked ? null : (
        <Box
          component="details"
          open={jd.instructions_not_understood.length > 0}
          sx={{ "& summary": { cursor: "pointer", minHeight: 24 } }}
        >
          <summary>{jd.instructions === "" ? instructions.add : instructions.show}</summary>
          <Box sx={{ mt: 1 }}>
            <InstructionsField screeningId={screeningId} jd={jd} />
          </Box>
        </Box>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title={words.removal.title}
        confirmLabel={words.removal.confirm}
        isDestructive
        isBusy={removal.isPending}
        onClose={() => setIsRemoving(false)}
        onConfirm={() => removal.mutate(null, { onSuccess: () => setIsRemoving(false) })}
      >
        <Typography>{words.removal.text({ count: jd.requirements.length })}</Typography>
        {removal.error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {removal.error.message}
          </Alert>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
