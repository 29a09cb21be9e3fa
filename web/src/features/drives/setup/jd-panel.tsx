import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { maximumFileSize, maximumJdCharacters } from "@winnow/contract/limits.ts";
import { paths } from "@winnow/contract/paths.ts";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { dropSavedText } from "../../../api/drafts.ts";
import { useDraftText } from "../../../api/use-draft.ts";
import { DocumentText } from "../../../ui/file/document-text.tsx";
import { FileDropZone } from "../../../ui/file/file-drop-zone.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { useChangeDrive, useDriveUpload } from "../queries.ts";

/** The job description that skills and questions are suggested from: a file, a text, or that of a screening. */
export function JdPanel({ drive, isLocked }: { drive: DriveRoundDetails; isLocked: boolean }) {
  const words = useWords("driveSetup").jd;
  const [isReplacing, setIsReplacing] = useState(false);
  // Kept here: while a text is sent the drive is shown with it, and the intake would take its refusal along.
  const change = useChangeDrive(drive.id);
  const wantsJd = !isLocked && (drive.jd.text === "" || isReplacing || change.isPending);
  return (
    <Panel
      title={words.title}
      actions={
        isLocked || wantsJd ? null : (
          <Button size="small" color="inherit" onClick={() => setIsReplacing(true)}>
            {words.replace}
          </Button>
        )
      }
    >
      {wantsJd ? (
        <JdIntake
          drive={drive}
          change={change}
          onRead={(isAll) => setIsReplacing(!isAll)}
          onCancel={isReplacing ? () => setIsReplacing(false) : undefined}
        />
      ) : (
        <JdText drive={drive} />
      )}
    </Panel>
  );
}

function JdText({ drive }: { drive: DriveRoundDetails }) {
  const words = useWords("driveSetup").jd;
  const { jd, screening_id } = drive;
  if (jd.text === "") return <Typography sx={{ color: "text.secondary" }}>{words.none}</Typography>;
  return (
    <>
      <Typography sx={{ fontWeight: 550, overflowWrap: "anywhere" }} dir="auto">
        {jd.file_name ?? jd.title ?? words.pasted}
      </Typography>
      {screening_id ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.from}{" "}
          <Link component={RouterLink} to={paths.results(screening_id)}>
            {words.screening}
          </Link>
          .
        </Typography>
      ) : null}
      {jd.instructions === "" ? null : (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: "anywhere" }}>
          {words.instructions} <bdi>{jd.instructions}</bdi>
        </Typography>
      )}
      <DocumentText summary={words.show} label={words.text} text={jd.text} />
    </>
  );
}

/** Where a JD is given: a file, or a text that is kept until it is read. */
function JdIntake(props: {
  drive: DriveRoundDetails;
  change: ReturnType<typeof useChangeDrive>;
  /** Not all, where something else was typed meanwhile. */
  onRead: (isAll: boolean) => void;
  onCancel?: () => void;
}) {
  const { drive, change, onRead, onCancel } = props;
  const words = useWords("driveSetup").jd;
  const textPlace = { subjectId: drive.id, name: "drive jd" };
  const instructionsPlace = { subjectId: drive.id, name: "drive instructions" };
  const [draft, keepDraft] = useDraftText(textPlace);
  const [typed, keepInstructions] = useDraftText(instructionsPlace);
  const instructions = typed ?? drive.jd.instructions;
  const text = draft ?? drive.jd.text;
  const upload = useDriveUpload(drive.id);
  const error = upload.error ?? change.error;

  /** Drops what was typed before the job description was sent, also when its text is shown in place of this. */
  function onceRead(sending: Promise<unknown>) {
    sending.then(
      () => {
        const isText = dropSavedText(textPlace, text);
        const isInstructions = dropSavedText(instructionsPlace, instructions);
        onRead(isText && isInstructions);
      },
      // The mutation says why.
      () => undefined,
    );
  }

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {drive.questions.length > 0 ? (
        <Alert severity="info">{words.replaces({ count: drive.questions.length })}</Alert>
      ) : null}
      <FileDropZone
        title={words.drop}
        hint={words.dropHint({ size: maximumFileSize })}
        accept=".pdf,.docx,.txt"
        pickLabel={words.choose}
        onFiles={([file]) => {
          if (file) onceRead(upload.mutateAsync({ kind: "jd", file, instructions }));
        }}
      />
      <LabelledInput
        label={words.paste}
        hint={words.pasteHint}
        multiline
        minRows={4}
        maxRows={16}
        value={text}
        maxLength={maximumJdCharacters}
        message={error?.message ?? null}
        onChange={(event) => keepDraft(event.target.value)}
      />
      <LabelledInput
        label={words.instruct}
        hint={words.instructHint}
        multiline
        minRows={1}
        maxRows={8}
        value={instructions}
        maxLength={5_000}
        onChange={(event) => keepInstructions(event.target.value)}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={text.trim() === ""}
          loading={upload.isPending || change.isPending}
          onClick={() => onceRead(change.mutateAsync(() => ({ jd_text: text, instructions })))}
        >
          {words.read}
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
