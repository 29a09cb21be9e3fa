import AddIcon from "@mui/icons-material/AddRounded";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { DriveQuestion, DriveRoundDetails } from "@winnow/contract/drives.ts";
import { maximumDriveQuestions } from "@winnow/contract/limits.ts";
import { type FormEvent, useRef, useState } from "react";
import { newUuid } from "../../../api/new-uuid.ts";
import { useDraftText } from "../../../api/use-draft.ts";
import { plainList } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { putOnce } from "../../../ui/list/put-once.ts";
import { useMoves } from "../../../ui/list/use-moves.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import { DownloadButton } from "../download-button.tsx";
import { ImportDialog } from "../import-dialog.tsx";
import { useChangeDrive } from "../queries.ts";
import { newQuestion, withChange } from "./question-changes.ts";
import { QuestionRow } from "./question-row.tsx";

/** What every candidate is asked, in this order; each change saves itself. */
export function QuestionsPanel({ drive, isLocked }: { drive: DriveRoundDetails; isLocked: boolean }) {
  const { questions } = drive;
  const words = useWords("driveSetup").questions;
  const saving = useChangeDrive(drive.id);
  const showToast = useToast();
  const [openId, setOpenId] = useState<string | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const canAdd = !isLocked && questions.length < maximumDriveQuestions;
  const list = useRef<HTMLOListElement>(null);

  function change(next: (questions: DriveQuestion[]) => DriveQuestion[]): Promise<unknown> {
    const saved = saving.mutateAsync((present) => ({ questions: next(present.questions) }));
    // What fails is shown below the questions, whoever waits for it or not.
    saved.catch(() => undefined);
    return saved;
  }

  const { move, said } = useMoves({ list, items: questions, onChange: change, say: words.moved });

  function dropOn(id: string) {
    const place = (wanted: string | null) => questions.findIndex((question) => question.id === wanted);
    const by = place(id) - place(draggedId);
    if (draggedId !== null && by !== 0) move(draggedId, by);
    setDraggedId(null);
  }

  function remove(question: DriveQuestion) {
    const place = questions.indexOf(question);
    showToast(words.removed, {
      action: {
        label: words.undo,
        onClick: () => void change((present) => putOnce(present, question, place)),
      },
    });
    void change((present) => present.filter(({ id }) => id !== question.id));
  }

  return (
    <Panel
      title={words.title}
      actions={
        <>
          {canAdd ? (
            <Button
              size="small"
              color="inherit"
              startIcon={<UploadIcon />}
              onClick={() => setIsImporting(true)}
            >
              {words.fromFile}
            </Button>
          ) : null}
          {questions.length > 0 ? <DownloadButton drive={drive} kind="questions" size="small" /> : null}
        </>
      }
    >
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        {questions.length === 0 ? words.none : words.count({ count: questions.length })}
      </Typography>
      <Box ref={list} component="ol" aria-label={words.title} sx={plainList}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            driveId={drive.id}
            question={question}
            position={index + 1}
            count={questions.length}
            skills={drive.skills}
            isLocked={isLocked}
            isOpen={openId === question.id}
            onToggle={() => setOpenId(openId === question.id ? null : question.id)}
            onChange={(next) => change((present) => withChange(present, question, next))}
            onMove={(by) => move(question.id, by)}
            onRemove={() => remove(question)}
            drag={{
              isDragged: draggedId === question.id,
              onBegin: () => setDraggedId(question.id),
              onDrop: () => dropOn(question.id),
              onEnd: () => setDraggedId(null),
            }}
          />
        ))}
      </Box>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {canAdd ? (
        <NewQuestion
          driveId={drive.id}
          onAdd={(question) => {
            void change((present) => putOnce(present, question));
            setOpenId(question.id);
          }}
        />
      ) : null}
      {isImporting ? (
        <ImportDialog drive={drive} kind="questions" onClose={() => setIsImporting(false)} />
      ) : null}
      {saving.error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {saving.error.message}
        </Alert>
      ) : null}
    </Panel>
  );
}

/** A question that is being written; it joins the list when it is added. */
function NewQuestion({ driveId, onAdd }: { driveId: string; onAdd: (question: DriveQuestion) => void }) {
  const words = useWords("driveSetup").questions;
  const [draft, keepDraft] = useDraftText({ subjectId: driveId, name: "new question" });
  const text = draft ?? "";

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    onAdd(newQuestion(newUuid(), text.trim()));
    keepDraft(null);
  }

  return (
    <Box component="form" onSubmit={add} sx={{ display: "grid", gap: 1, mt: 2 }}>
      <LabelledInput
        label={words.write}
        multiline
        value={text}
        maxLength={1_000}
        onChange={(event) => keepDraft(event.target.value)}
      />
      <Button
        type="submit"
        color="inherit"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={text.trim() === ""}
        sx={{ justifySelf: "start" }}
      >
        {words.add}
      </Button>
    </Box>
  );
}
