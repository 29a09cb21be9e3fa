import ErrorIcon from "@mui/icons-material/ErrorOutlineRounded";
import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { radius } from "../../../theme/sizes.ts";
import { errorEdge } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { fieldId, useApplication } from "./application-context.ts";

/** What stands in the way of sending, with a link to each field; takes the focus with every try. */
export function ErrorSummary() {
  const { state } = useApplication();
  const said = useWords("jobForm").problems;
  const { problems, note, tries } = state;
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0 || note !== null;

  useEffect(() => {
    if (tries === 0 || !box.current) return;
    box.current.focus({ preventScroll: true });
    box.current.scrollIntoView({ block: "start" });
  }, [tries]);

  if (!isShown) return null;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="application-problems"
      sx={{
        display: "flex",
        gap: 1.5,
        px: 2,
        py: 1.5,
        scrollMarginTop: 16,
        borderRadius: radius.control,
        border: 1,
        borderColor: problems.length > 0 ? errorEdge : "divider",
        backgroundColor: "background.paper",
        overflowWrap: "anywhere",
        outline: "none",
      }}
    >
      <ErrorIcon
        color={problems.length > 0 ? "error" : "info"}
        sx={{ fontSize: 20, mt: "1px", flex: "none" }}
        aria-hidden
      />
      <Box sx={{ minWidth: 0 }}>
        <Box id="application-problems" sx={{ fontWeight: 600 }}>
          {note ?? said.count({ count: problems.length })}
        </Box>
        {problems.length > 0 ? (
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {problems.map(({ key, label, words, isMended = false }) => (
              <Box component="li" key={key} sx={{ py: 0.5 }}>
                <Box
                  component="a"
                  href={`#${fieldId(key)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(key);
                  }}
                  sx={{ color: "inherit", textUnderlineOffset: "0.2em" }}
                >
                  {/[.:?!]$/.test(label) ? label : `${label}:`} {isMended ? said.done : words}
                </Box>
              </Box>
            ))}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

function goTo(key: string): void {
  const field = document.getElementById(fieldId(key));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
