import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { DriveRoundDetails, ImportPreview } from "@winnow/contract/drives.ts";
import { maximumFileSize } from "@winnow/contract/limits.ts";
import { useId, useState } from "react";
import { useToast } from "../../ui/feedback/toast.tsx";
import { FileDropZone } from "../../ui/file/file-drop-zone.tsx";
import { LabelledSelect } from "../../ui/form/labelled-select.tsx";
import { formatCount } from "../../ui/format/format-count.ts";
import { useDriveUpload } from "./queries.ts";

const fieldNames: Readonly<Record<string, string>> = {
  name: "Name",
  first_name: "First name",
  last_name: "Last name",
  email: "E-mail",
  time_zone: "Time zone",
  text: "Question",
  skill: "Skill",
  answer_kinds: "Kinds of answer",
  preparation_seconds: "Seconds to think",
  answer_seconds: "Seconds to answer",
  retakes: "Retakes",
  rubric: "Rubric points",
};

type Kind = "candidates" | "questions";

const imports = {
  candidates: {
    title: "Candidates from a file",
    hint: "The first row names the columns; one for the name and one for the e-mail are enough.",
    count: (count: number) => formatCount(count, "candidate", "candidates"),
    // What becomes of a row, whatever columns it is made from.
    shownFields: ["name", "email", "time_zone"],
  },
  questions: {
    title: "Questions from a file",
    hint: "The first row names the columns; one for the question is enough. A download of the questions shows them all.",
    count: (count: number) => formatCount(count, "question", "questions"),
    shownFields: ["text", "skill", "answer_seconds", "rubric"],
  },
} as const;

/** Takes rows over from a file: which column is what, every row with what is wrong, then all or nothing. */
export function ImportDialog(props: { drive: DriveRoundDetails; kind: Kind; onClose: () => void }) {
  const { drive, kind, onClose } = props;
  const words = imports[kind];
  const titleId = useId();
  const upload = useDriveUpload(drive.id);
  const showToast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);

  function read(chosen: File, mapping?: ImportPreview["mapping"]) {
    setFile(chosen);
    upload.mutate({ kind, file: chosen, ...(mapping ? { mapping } : {}) }, { onSuccess: setPreview });
  }

  function takeOver({ preview_id, ready }: ImportPreview) {
    upload.mutate(
      { kind, previewId: preview_id },
      {
        onSuccess: () => {
          onClose();
          showToast(`${words.count(ready)} ${ready === 1 ? "is" : "are"} added.`);
        },
      },
    );
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent>
        {preview && file ? (
          <Preview
            preview={preview}
            shownFields={words.shownFields}
            isBusy={upload.isPending}
            onMap={(field, column) => read(file, { ...preview.mapping, [field]: column })}
          />
        ) : (
          <FileDropZone
            title="Drop a CSV or XLSX file here"
            hint={`${words.hint} Up to ${maximumFileSize}.`}
            accept=".csv,.xlsx"
            pickLabel={upload.isPending ? "Reading the file" : "Select a file"}
            onFiles={([chosen]) => {
              if (chosen) read(chosen);
            }}
          />
        )}
        {upload.error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {upload.error.message}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        {preview ? (
          <Button color="inherit" onClick={() => setPreview(null)} sx={{ mr: "auto" }}>
            Another file
          </Button>
        ) : null}
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        {preview ? (
          <Button
            variant="contained"
            disabled={preview.ready === 0 || preview.wrong > 0}
            loading={upload.isPending}
            onClick={() => takeOver(preview)}
          >
            Add {words.count(preview.ready)}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function Preview(props: {
  preview: ImportPreview;
  shownFields: readonly string[];
  isBusy: boolean;
  onMap: (field: string, column: string | null) => void;
}) {
  const { preview, shownFields, isBusy, onMap } = props;
  const fields = Object.entries(preview.mapping);
  return (
    <>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
        }}
      >
        {fields.map(([field, column]) => (
          <LabelledSelect
            key={field}
            label={`${fieldNames[field] ?? field} is the column`}
            value={column ?? ""}
            isDisabled={isBusy}
            choices={[
              { value: "", words: "None" },
              ...preview.columns.map((name) => ({ value: name, words: name })),
            ]}
            onChange={(name) => onMap(field, name === "" ? null : name)}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {summary(preview)}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Rows of the file"
        sx={{ mt: 1, maxHeight: 360, overflow: "auto", border: 1, borderColor: "divider" }}
      >
        <Table size="small" aria-label="Rows of the file" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              {shownFields.map((field) => (
                <TableCell key={field}>{fieldNames[field] ?? field}</TableCell>
              ))}
              <TableCell>What becomes of it</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {preview.rows.map(({ line, values, errors, is_duplicate }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                {shownFields.map((field) => (
                  <TableCell key={field} sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
                    <bdi>{values[field] ?? ""}</bdi>
                  </TableCell>
                ))}
                <TableCell sx={errors.length > 0 ? { color: "error.main" } : null}>
                  {errors.length > 0
                    ? errors.map(({ message }) => message).join(" ")
                    : is_duplicate
                      ? "Passed over: already there"
                      : "Added"}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

/** "8 rows are ready, 1 is already there. 2 have errors: correct them in the file and select it again." */
function summary({ ready, wrong, duplicates }: ImportPreview): string {
  const parts = [formatCount(ready, "row is ready", "rows are ready")];
  if (duplicates > 0) parts.push(formatCount(duplicates, "is already there", "are already there"));
  const fine = `${parts.join(", ")}.`;
  return wrong === 0
    ? fine
    : `${fine} ${formatCount(wrong, "row has an error", "rows have errors")}: correct the file and select it again. Nothing is added before.`;
}
