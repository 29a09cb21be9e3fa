import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { isolate } from "@winnow/contract/isolate.ts";
import type { FormQuestion } from "@winnow/contract/job-forms.ts";
import { maximumFormQuestions } from "@winnow/contract/limits.ts";
import { type FormEvent, useRef, useState } from "react";
import { newUuid } from "../../../api/new-uuid.ts";
import { useDraftText } from "../../../api/use-draft.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { putOnce } from "../../../ui/list/put-once.ts";
import { useMoves } from "../../../ui/list/use-moves.ts";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import type { JobFormChange } from "./queries.ts";
import { newQuestion, withChange } from "./question-changes.ts";
import { QuestionRow } from "./question-row.tsx";

/** What applicants are asked besides name, e-mail and CV. */
export function QuestionList(props: {
  screeningId: string;
  questions: readonly FormQuestion[];
  onChange: (change: JobFormChange) => Promise<unknown>;
}) {
  const { screeningId, questions, onChange } = props;
  const words = useWords("forms").questions;
  const [openId, setOpenId] = useState<string | null>(null);
  /** The last one that was removed, to be put back. */
  const [removed, setRemoved] = useState<{ question: FormQuestion; place: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);

  function change(next: (present: FormQuestion[]) => FormQuestion[]): Promise<unknown> {
    return onChange((form) => ({ questions: next(form.questions) }));
  }

  const { move, said } = useMoves({ list, items: questions, onChange: change, say: words.moved });

  function remove(question: FormQuestion) {
    setRemoved({ question, place: questions.indexOf(question) });
    void change((present) => present.filter(({ id }) => id !== question.id));
  }

  function undo({ question, place }: { question: FormQuestion; place: number }) {
    setRemoved(null);
    // The button goes; the focus would be lost.
    list.current?.focus();
    void change((present) => putOnce(present, question, place));
  }

  return (
    <>
      <Box ref={list} component="ol" aria-label={words.label} tabIndex={-1} sx={plainList}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            screeningId={screeningId}
            question={question}
            position={index + 1}
            count={questions.length}
            isOpen={openId === question.id}
            onToggle={() => setOpenId(openId === question.id ? null : question.id)}
            onChange={(difference) => change((present) => withChange(present, question, difference))}
            onMove={(by) => move(question.id, by)}
            onRemove={() => remove(question)}
          />
        ))}
      </Box>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {removed ? (
        <Box key={removed.question.id} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
          <Box role="status" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            {words.removed({ question: isolate(removed.question.text) })}
          </Box>
          {/* The row went with the button that had the focus. */}
          <Button size="small" autoFocus onClick={() => undo(removed)}>
            {words.undo}
          </Button>
        </Box>
      ) : null}
      {questions.length < maximumFormQuestions ? (
        <NewQuestion
          screeningId={screeningId}
          onAdd={(question) => {
            void change((present) => putOnce(present, question));
            setOpenId(question.id);
          }}
        />
      ) : (
        <Box sx={mutedText}>{words.full({ count: maximumFormQuestions })}</Box>
      )}
    </>
  );
}

/** A question that is being written; it joins the list when it is added. */
function NewQuestion(props: { screeningId: string; onAdd: (question: FormQuestion) => void }) {
  const { screeningId, onAdd } = props;
  const words = useWords("forms").questions;
  const [draft, keepDraft] = useDraftText({ subjectId: screeningId, name: "new form question" });
  const text = draft ?? "";

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    onAdd(newQuestion(newUuid(), text.trim()));
    keepDraft(null);
  }

  return (
    <Box component="form" onSubmit={add} sx={{ display: "flex", alignItems: "flex-end", gap: 1 }}>
      <LabelledInput
        label={words.write}
        value={text}
        maxLength={500}
        onChange={({ target }) => keepDraft(target.value === "" ? null : target.value)}
      />
      <Button
        type="submit"
        color="inherit"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={text.trim() === ""}
      >
        {words.add}
      </Button>
    </Box>
  );
}
