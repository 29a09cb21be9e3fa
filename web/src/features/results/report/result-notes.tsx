import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { plainList } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { useWords } from "../../../words/words.ts";
import { ReportSection } from "../report-section.tsx";
import { noteFieldId } from "./new-note.tsx";
import { useDeleteNote } from "./queries.ts";

/** What people wrote about a candidate. */
export function ResultNotes({ result }: { result: ScreeningResultWithReport }) {
  const remove = useDeleteNote({ id: result.id, screeningId: result.screening.id });
  const showToast = useToast();
  const { notes: words } = useWords("matchReport");
  if (result.notes.length === 0) return null;

  function onRemove(noteId: string) {
    remove.mutate(noteId, {
      onSuccess: () => {
        showToast(words.removed);
        document.getElementById(noteFieldId)?.focus();
      },
      onError: (error) => showToast(error.message, { tone: "error" }),
    });
  }

  return (
    <ReportSection title={words.title}>
      <Box component="ul" aria-label={words.title} sx={{ ...plainList, display: "grid", gap: 1.5 }}>
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
              aria-label={words.remove({ at: formatDateTime(written_at) })}
              disabled={remove.isPending}
              onClick={() => onRemove(id)}
              sx={{ displayPrint: "none" }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </ReportSection>
  );
}
