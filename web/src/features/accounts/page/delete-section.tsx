import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Panel } from "../../../ui/page/panel.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

/** The way out for good. */
export function DeleteSection({ title }: { title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={title}>
      <Box sx={{ mb: 2, maxWidth: "64ch" }}>
        Everything in the account is deleted: screenings, CVs, results, drives, interviews, files and credits.
        Export what you want to keep first.
      </Box>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      {isOpen ? <DeleteDialog onClose={() => setIsOpen(false)} /> : null}
    </Panel>
  );
}
