import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useId, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";

/** One job or degree as it was read, in two lines; its fields open when something of it is wrong. */
export function ReadEntry(props: {
  /** What it is among the others: "Job 1". */
  subject: string;
  title: string;
  details: string;
  /** Kept together on a line of its own where it does not fit beside the details. */
  period?: string;
  isRemoved: boolean;
  isCorrected: boolean;
  /** Something is wrong with a field, which then has to be seen. */
  hasProblem: boolean;
  /** Said in the place of the details of one that is none. */
  removedWords: string;
  children: ReactNode;
}) {
  const {
    subject,
    title,
    details,
    period = "",
    isRemoved,
    isCorrected,
    hasProblem,
    removedWords,
    children,
  } = props;
  const words = useWords("jobForm").read;
  const actOn = useWords("cv").actOn;
  const [isWanted, setIsWanted] = useState(false);
  const id = useId();
  const isOpen = isWanted || hasProblem;
  const act = isOpen ? words.done : words.correct;
  const state = isRemoved ? removedWords : isCorrected ? words.corrected : "";
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          <Box dir="auto" sx={{ fontWeight: 600, textDecoration: isRemoved ? "line-through" : "none" }}>
            {title}
          </Box>
          {details || period ? (
            <Box dir="auto" sx={{ ...mutedText, textDecoration: isRemoved ? "line-through" : "none" }}>
              {details}
              {details && period ? " · " : ""}
              <Box component="span" sx={{ display: "inline-block" }}>
                {period}
              </Box>
            </Box>
          ) : null}
          {state ? <Box sx={{ ...mutedText, color: "primary.main" }}>{state}</Box> : null}
        </Box>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={actOn({ act, subject })}
          onClick={() => setIsWanted(!isOpen)}
          sx={{ flex: "none" }}
        >
          {act}
        </Button>
      </Box>
      <Box
        component="fieldset"
        id={id}
        hidden={!isOpen}
        sx={{
          m: 0,
          p: 0,
          pt: 2,
          border: 0,
          minWidth: 0,
          display: isOpen ? "grid" : "none",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" },
          gap: 2,
        }}
      >
        <legend style={visuallyHidden}>{subject}</legend>
        {children}
      </Box>
    </Box>
  );
}
