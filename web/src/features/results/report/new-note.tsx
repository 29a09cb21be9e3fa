import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type FormEvent, useRef } from "react";
import { dropSavedText } from "../../../api/drafts.ts";
import { useDraftText } from "../../../api/use-draft.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import { type ResultOf, useAddNote } from "./queries.ts";

/** There is one on a page. */
export const noteFieldId = "new-note";

/** A place to write something down about a candidate, one line high until more is written. */
export function NewNote({ of }: { of: ResultOf }) {
  const add = useAddNote(of);
  const showToast = useToast();
  const { notes: words } = useWords("matchReport");
  const input = useRef<HTMLTextAreaElement>(null);
  const place = { subjectId: of.id, name: "note" };
  const [draft, keepDraft] = useDraftText(place);
  const typed = draft ?? "";

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    if (text === "") {
      input.current?.focus();
      return;
    }
    // A second press while the first is on its way would write it twice.
    if (add.isPending) return;
    // Also when somebody has gone on to the next candidate meanwhile.
    add.mutateAsync(text).then(
      () => {
        dropSavedText(place, typed);
        showToast(words.added);
      },
      (error: Error) => showToast(words.notSaved({ reason: error.message }), { tone: "error" }),
    );
  }

  return (
    <Box
      component="form"
      onSubmit={onSubmit}
      sx={{ display: "flex", gap: 1, alignItems: "flex-start", minWidth: 0, displayPrint: "none" }}
    >
      <label htmlFor={noteFieldId} style={visuallyHidden}>
        {words.new}
      </label>
      <OutlinedInput
        id={noteFieldId}
        inputRef={input}
        fullWidth
        multiline
        // MUI's own measures the whole page whenever it is drawn.
        inputComponent="textarea"
        sx={growing}
        placeholder={words.placeholder}
        value={typed}
        // What is added is what stands there.
        readOnly={add.isPending}
        onChange={({ target }) => keepDraft(target.value || null)}
        inputProps={{ maxLength: 5_000, rows: 1 }}
      />
      <Button type="submit" variant="outlined" color="inherit" loading={add.isPending} sx={{ flex: "none" }}>
        {words.add}
      </Button>
    </Box>
  );
}

const growing = {
  "& textarea": {
    fieldSizing: "content",
    maxHeight: "8lh",
    resize: "none",
    "@supports not (field-sizing: content)": { resize: "vertical" },
  },
} as const;
