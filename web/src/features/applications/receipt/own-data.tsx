import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
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
  return (
    <Panel title="Your data">
      {downloading.error ? (
        <FailureAlert headline="Your data was not downloaded." reason={failureReason(downloading.error)} />
      ) : null}
      <Typography sx={{ ...mutedText, mb: 1.5, maxWidth: "64ch" }}>
        This link is yours alone: whoever has it sees this page. The download is {downloadIs}.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadIcon />}
          loading={downloading.isPending}
          onClick={onDownload}
        >
          Download everything
        </Button>
        {actions}
        <Button variant="outlined" color="error" onClick={onErase}>
          Erase…
        </Button>
      </Box>
      {children}
    </Panel>
  );
}
