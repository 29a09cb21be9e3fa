import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useWords } from "../../words/words.ts";

/** A button that offers what to download in several formats. */
export function DownloadMenu<Format extends string>(props: {
  /** What is downloaded, to those who hear it: "Download the questions". */
  label: string;
  formats: Readonly<Record<Format, string>>;
  variant?: "text" | "outlined";
  size?: "small" | "medium";
  isBusy: boolean;
  onChoose: (format: Format) => void;
}) {
  const { label, formats, variant = "outlined", size = "medium", isBusy, onChoose } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const words = useWords("kit");
  // The keys of the record that is given are its formats.
  const names = Object.keys(formats) as Format[];
  return (
    <>
      <Button
        size={size}
        variant={variant}
        color="inherit"
        startIcon={<DownloadIcon />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        loading={isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ displayPrint: "none" }}
      >
        {words.download}
      </Button>
      <Menu
        id={menuId}
        // Inside the page's landmark, where somebody who moves by landmarks finds it.
        container={() => document.querySelector("main")}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {names.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              onChoose(format);
            }}
          >
            {formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
