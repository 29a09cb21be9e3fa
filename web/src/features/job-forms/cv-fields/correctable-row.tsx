import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../../words/words.ts";

/** Something that can be corrected: as it is now, as it was read, and the form for it once asked for. */
export function CorrectableRow(props: {
  subject: string;
  now: ReactNode;
  was: ReactNode;
  /** What the button says that opens the form. */
  act?: string;
  isReadOnly?: boolean;
  isOpen: boolean;
  isBusy: boolean;
  onOpen: () => void;
  onTakeBack: () => void;
  children: ReactNode;
}) {
  const words = useWords("cv");
  const {
    subject,
    now,
    was,
    act = words.change,
    isReadOnly = false,
    isOpen,
    isBusy,
    onOpen,
    onTakeBack,
    children,
  } = props;
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // Where the form was, the focus stays.
  useEffect(() => {
    if (wasOpen.current && !isOpen) change.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 1 }}>
        <Box sx={{ flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere" }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }} dir="auto">
            {subject}
          </Typography>
          <div dir="auto">{now}</div>
          {was === null ? null : <Was>{was}</Was>}
        </Box>
        {isOpen || isReadOnly ? null : (
          <Box sx={{ display: "flex", gap: 0.5 }}>
            {was === null ? null : (
              <Button
                size="small"
                color="inherit"
                disabled={isBusy}
                aria-label={words.actOn({ act: words.takeBack, subject: isolate(subject) })}
                onClick={() => {
                  onTakeBack();
                  change.current?.focus();
                }}
              >
                {words.takeBack}
              </Button>
            )}
            <Button
              ref={change}
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={words.actOn({ act, subject: isolate(subject) })}
              onClick={onOpen}
            >
              {act}
            </Button>
          </Box>
        )}
      </Box>
      {isOpen ? <Box sx={{ mt: 1 }}>{children}</Box> : null}
    </Box>
  );
}

/** How something was read before a person corrected it. */
export function Was({ children }: { children: ReactNode }) {
  const words = useWords("cv");
  return (
    <Typography variant="body2" component="div" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
      {words.was} <bdi>{children}</bdi>
    </Typography>
  );
}
