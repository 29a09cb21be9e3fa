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
import { MailAddress } from "../../ui/format/mail-address.tsx";
import type { Words } from "../../words/catalogue.ts";
import { sayField } from "../../words/said-failure.ts";
import { useWords } from "../../words/words.ts";
import { useDriveUpload } from "./queries.ts";

type Kind = "candidates" | "questions";

/** What becomes of a row, whatever columns it is made from. */
const shownFields: Readonly<Record<Kind, readonly string[]>> = {
  candidates: ["name", "email", "time_zone"],
  questions: ["text", "skill", "answer_seconds", "rubric"],
};

/** Takes rows over from a file: which column is what, every row with what is wrong, then all or nothing. */
export function ImportDialog(props: { drive: DriveRoundDetails; kind: Kind; onClose: () => void }) {
  const { drive, kind, onClose } = props;
  const { upload: words } = useWords("drives");
  const { cancel } = useWords("kit");
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
          showToast(words[kind].added({ count: ready }));
        },
      },
    );
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{words[kind].title}</DialogTitle>
      <DialogContent>
        {preview && file ? (
          <Preview
            preview={preview}
            shownFields={shownFields[kind]}
            isBusy={upload.isPending}
            onMap={(field, column) => read(file, { ...preview.mapping, [field]: column })}
          />
        ) : (
          <FileDropZone
            title={words.drop}
            hint={words[kind].hint({ size: maximumFileSize })}
            accept=".csv,.xlsx"
            pickLabel={upload.isPending ? words.reading : words.choose}
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
      <DialogActions sx={{ flexWrap: "wrap" }}>
        {preview ? (
          <Button color="inherit" onClick={() => setPreview(null)} sx={{ mr: "auto" }}>
            {words.another}
          </Button>
        ) : null}
        <Button color="inherit" onClick={onClose}>
          {cancel}
        </Button>
        {preview ? (
          <Button
            variant="contained"
            disabled={preview.ready === 0 || preview.wrong > 0}
            loading={upload.isPending}
            onClick={() => takeOver(preview)}
          >
            {words[kind].add({ count: preview.ready })}
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
  const words = useWords("drives").upload;
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
            label={words.isColumn({ field: words.fields[field] ?? field })}
            value={column ?? ""}
            isDisabled={isBusy}
            choices={[
              { value: "", words: words.noColumn },
              ...preview.columns.map((name) => ({ value: name, words: name })),
            ]}
            onChange={(name) => onMap(field, name === "" ? null : name)}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {summary(preview, words)}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={words.rows}
        sx={{ mt: 1, maxHeight: 360, overflow: "auto", border: 1, borderColor: "divider" }}
      >
        <Table
          size="small"
          aria-label={words.rows}
          stickyHeader
          sx={{ "& .MuiTableCell-root": { px: { xs: 1, sm: 2 } } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{words.row}</TableCell>
              {shownFields.map((field) => (
                <TableCell key={field}>{words.fields[field] ?? field}</TableCell>
              ))}
              <TableCell>{words.becomes}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {preview.rows.map(({ line, values, errors, is_duplicate }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                {shownFields.map((field) => (
                  <TableCell key={field} sx={valueStyle}>
                    <bdi>
                      <MailAddress>{values[field] ?? ""}</MailAddress>
                    </bdi>
                  </TableCell>
                ))}
                <TableCell sx={errors.length > 0 ? { color: "error.main" } : null}>
                  {errors.length > 0
                    ? errors.map(sayField).join(" ")
                    : is_duplicate
                      ? words.isDuplicate
                      : words.isAdded}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

/** Beside a long error a name and an address keep room for their words. */
const valueStyle = { minWidth: 112, overflowWrap: "anywhere", whiteSpace: "pre-line" } as const;

/** "8 rows are ready, 1 is already there. 2 have errors: correct them in the file and select it again." */
function summary(
  { ready, wrong, duplicates }: ImportPreview,
  words: Pick<Words<"drives">["upload"], "ready" | "duplicates" | "wrong">,
): string {
  const parts = [words.ready({ count: ready })];
  if (duplicates > 0) parts.push(words.duplicates({ count: duplicates }));
  const fine = `${parts.join(", ")}.`;
  return wrong === 0 ? fine : `${fine} ${words.wrong({ count: wrong })}`;
}
