import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

/** The way out for good. */
export function DeleteSection({ title }: { title: string }) {
  const words = useWords("accountPage").delete;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={title}>
      <Box sx={{ mb: 2, maxWidth: "64ch" }}>{words.text}</Box>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        {words.act}
      </Button>
      {isOpen ? <DeleteDialog onClose={() => setIsOpen(false)} /> : null}
    </Panel>
  );
}
