import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { useId, useState } from "react";
import { useToast } from "../../ui/feedback/toast.tsx";
import { type DownloadedTable, useDriveDownload } from "./queries.ts";

const formats = { csv: "CSV, for any program", xlsx: "XLSX, a spreadsheet" } as const;

/** Saves a table of the drive as a file, which an upload of the same kind takes back. */
export function DownloadButton(props: {
  drive: DriveRoundDetails;
  kind: DownloadedTable;
  size?: "small" | "medium";
}) {
  const { drive, kind, size = "medium" } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const download = useDriveDownload(drive);
  const showToast = useToast();

  function save(format: keyof typeof formats) {
    setAnchor(null);
    download.mutate({ kind, format }, { onError: (error) => showToast(error.message, { tone: "error" }) });
  }

  return (
    <>
      <Button
        size={size}
        variant={size === "small" ? "text" : "outlined"}
        color="inherit"
        startIcon={<DownloadIcon />}
        aria-label={`Download the ${kind}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        loading={download.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Download
      </Button>
      <Menu
        id={menuId}
        // Inside the page's landmark, where somebody who moves by landmarks finds it.
        container={() => document.querySelector("main")}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {(["csv", "xlsx"] as const).map((format) => (
          <MenuItem key={format} onClick={() => save(format)}>
            {formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
