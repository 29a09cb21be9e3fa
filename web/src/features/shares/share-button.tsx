import ShareIcon from "@mui/icons-material/IosShareRounded";
import Button from "@mui/material/Button";
import type { Interview } from "@winnow/contract/interviews.ts";
import { lazy, useState } from "react";
import { LateDialog } from "../../ui/feedback/late-dialog.tsx";
import { useWords } from "../../words/words.ts";

const ShareDialog = lazy(() => import("./dialog/share-dialog.tsx"));

/** Opens the dialog that shares a candidate. */
export function ShareButton(props: { interview: Pick<Interview, "id" | "name">; onChange?: () => void }) {
  const { interview, onChange } = props;
  const words = useWords("shares");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ShareIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ displayPrint: "none" }}
      >
        {words.share}
      </Button>
      {isOpen ? (
        <LateDialog onLeave={() => setIsOpen(false)}>
          <ShareDialog interview={interview} onChange={onChange} onClose={() => setIsOpen(false)} />
        </LateDialog>
      ) : null}
    </>
  );
}
