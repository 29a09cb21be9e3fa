import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CvFile } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { plainList } from "../../../theme/styles.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { useDeleteFile } from "./cv-file-queries.ts";
import { CvFileRow } from "./cv-file-row.tsx";

/** CV files that the server knows, and the question that is asked before a result goes with one of them. */
export function CvFileList(props: { label: string; screeningId: string; files: readonly CvFile[] }) {
  const { label, screeningId, files } = props;
  const [asked, setAsked] = useState<CvFile | null>(null);
  const removal = useDeleteFile(screeningId);
  const showToast = useToast();
  const words = useWords("cvFiles").removal;
  const close = () => setAsked(null);
  return (
    <>
      <Box component="ul" aria-label={label} sx={plainList}>
        {files.map((file) => (
          <CvFileRow
            key={file.id}
            screeningId={screeningId}
            file={file}
            onAskRemoval={() => setAsked(file)}
          />
        ))}
      </Box>
      {asked ? (
        <ConfirmDialog
          isOpen
          title={words.title}
          confirmLabel={words.confirm}
          isDestructive
          isBusy={removal.isPending}
          onClose={close}
          onConfirm={() =>
            removal.mutate(asked.id, {
              onError: (error) => showToast(error.message, { tone: "error" }),
              onSettled: close,
            })
          }
        >
          <Typography sx={{ overflowWrap: "anywhere" }}>
            <bdi>{asked.file_name}</bdi>
            {words.text.after}
          </Typography>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
