import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { type FormEvent, useId, useRef } from "react";
import { useDraftText } from "../../../api/use-draft.ts";
import { fieldLabel, plainList } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { ReportSection } from "../report-section.tsx";
import { useAddNote, useDeleteNote } from "./queries.ts";

/** What people wrote about a candidate, and a place to write more. */
export function ResultNotes({ result }: { result: ScreeningResultWithReport }) {
  const of = { id: result.id, screeningId: result.screening.id };
  const add = useAddNote(of);
  const remove = useDeleteNote(of);
  const showToast = useToast();
  const inputId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, keepDraft] = useDraftText({ subjectId: result.id, name: "note" });
  const typed = draft ?? "";

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    if (text === "") {
      input.current?.focus();
      return;
    }
    add.mutate(text, {
      onSuccess: () => keepDraft(null),
      onError: (error) => showToast(`The note was not saved. ${error.message}`, { tone: "error" }),
    });
  }

  function onRemove(noteId: string) {
    remove.mutate(noteId, {
      onSuccess: () => {
        showToast("Removed the note.");
        input.current?.focus();
      },
      onError: (error) => showToast(error.message, { tone: "error" }),
    });
  }

  return (
    <ReportSection title="Notes" isPrinted={result.notes.length > 0}>
      {result.notes.length > 0 ? (
        <Box component="ul" aria-label="Notes" sx={{ ...plainList, display: "grid", gap: 1.5, mb: 2 }}>
          {result.notes.map(({ id, text, written_by, written_at }) => (
            <Box component="li" key={id} sx={{ display: "flex", gap: 1, breakInside: "avoid" }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "72ch" }} dir="auto">
                  {text}
                </Box>
                <Typography variant="caption" sx={{ color: "text.secondary" }}>
                  {written_by}, {formatDateTime(written_at)}
                </Typography>
              </Box>
              <IconButton
                size="small"
                aria-label={`Remove the note of ${formatDateTime(written_at)}`}
                disabled={remove.isPending}
                onClick={() => onRemove(id)}
                sx={{ displayPrint: "none" }}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      ) : null}
      <Box component="form" onSubmit={onSubmit} sx={{ maxWidth: "72ch", displayPrint: "none" }}>
        <Box component="label" htmlFor={inputId} sx={fieldLabel}>
          New note
        </Box>
        <OutlinedInput
          id={inputId}
          inputRef={input}
          fullWidth
          multiline
          minRows={2}
          value={typed}
          onChange={({ target }) => keepDraft(target.value || null)}
          inputProps={{ maxLength: 5_000 }}
        />
        <Button
          type="submit"
          size="small"
          variant="outlined"
          color="inherit"
          loading={add.isPending}
          sx={{ mt: 1 }}
        >
          Add note
        </Button>
      </Box>
    </ReportSection>
  );
}
