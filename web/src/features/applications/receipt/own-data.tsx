import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { failureReason } from "../failure-reason.ts";

/** What belongs to whoever applied or was interviewed: to take it along, and to have it erased. */
export function OwnData(props: {
  /** What the download is: "a file of data and your CV". */
  downloadIs: string;
  downloading: { error: Error | null; isPending: boolean };
  onDownload: () => void;
  onErase: () => void;
  /** Between the two. */
  actions?: ReactNode;
  /** The dialogs that are open. */
  children?: ReactNode;
}) {
  const { downloadIs, downloading, onDownload, onErase, actions, children } = props;
  const words = useWords("receipt").data;
  const failures = useWords("failures");
  return (
    <Panel title={words.title}>
      {downloading.error ? (
        <FailureAlert headline={words.notDownloaded} reason={failureReason(downloading.error, failures)} />
      ) : null}
      <Typography sx={{ ...mutedText, mb: 1.5, maxWidth: "64ch" }}>
        {words.text({ download: downloadIs })}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadIcon />}
          loading={downloading.isPending}
          onClick={onDownload}
        >
          {words.download}
        </Button>
        {actions}
        <Button variant="outlined" color="error" onClick={onErase}>
          {words.erase}
        </Button>
      </Box>
      {children}
    </Panel>
  );
}
