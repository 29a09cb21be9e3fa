import MoreIcon from "@mui/icons-material/MoreHorizRounded";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { CandidateInterview } from "@winnow/contract/answers.ts";
import { useState } from "react";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useWords } from "../../words/words.ts";
import { AdjustmentDialog } from "./adjustment-dialog.tsx";
import { EraseInterviewDialog } from "./receipt/erase-interview-dialog.tsx";
import { useDownloadInterview } from "./receipt/use-download-interview.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** What a candidate can do at any time: ask for something else, withdraw, have everything erased. */
export default function InterviewMenu({ interview }: { interview: CandidateInterview }) {
  const words = useWords("interview");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<"adjustment" | "withdraw" | "erase" | null>(null);
  const downloading = useDownloadInterview();
  const showToast = useToast();
  const isOver = interview.phase !== "open" && interview.phase !== "not_open_yet";
  const choose = (next: typeof dialog) => () => {
    setAnchor(null);
    setDialog(next);
  };
  function download() {
    setAnchor(null);
    void downloading.run().then((error) => {
      if (error) showToast(error.message, { tone: "error" });
    });
  }

  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        sx={{ mr: -1.5 }}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.options}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {isOver ? null : <MenuItem onClick={choose("adjustment")}>{words.menu.ask}</MenuItem>}
        <MenuItem onClick={choose("withdraw")}>
          {isOver ? words.menu.eraseAnswers : words.menu.withdraw}
        </MenuItem>
        <MenuItem disabled={downloading.isPending} onClick={download}>
          {words.menu.download}
        </MenuItem>
        <MenuItem onClick={choose("erase")} sx={{ color: "error.main" }}>
          {words.menu.eraseAll}
        </MenuItem>
      </Menu>
      {dialog === "adjustment" ? (
        <AdjustmentDialog interview={interview} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === "withdraw" ? (
        <WithdrawDialog isOver={isOver} recruiter={interview.recruiter} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === "erase" ? (
        <EraseInterviewDialog recruiter={interview.recruiter} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}
