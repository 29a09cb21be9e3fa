import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { HistoryEntry } from "@winnow/contract/decisions.ts";
import { useState } from "react";
import { plainList } from "../../../theme/styles.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { StoredWords } from "../../../ui/page/stored-words.tsx";
import { useWords } from "../../../words/words.ts";
import { ReportSection } from "../report-section.tsx";

const shownAtFirst = 5;

/** Who did what, and when; newest first. On paper all of it. */
export function ResultHistory({ history }: { history: HistoryEntry[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const { history: words } = useWords("matchReport");
  const stored = useWords("stored");
  if (history.length === 0) return null;
  const hasMore = history.length > shownAtFirst;
  return (
    <ReportSection
      title={words.title}
      action={
        hasMore ? (
          <Button size="small" color="inherit" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.latest : words.all({ count: history.length })}
          </Button>
        ) : null
      }
    >
      <Box component="ol" aria-label={words.title} sx={{ ...plainList, display: "grid", gap: 1.5 }}>
        {history.map(({ id, kind, sentence, by, at }, index) => (
          <Box
            component="li"
            key={id}
            sx={{
              breakInside: "avoid",
              overflowWrap: "anywhere",
              ...(isWhole || index < shownAtFirst ? {} : { "@media screen": { display: "none" } }),
            }}
          >
            <span dir="auto">
              <StoredWords
                stored={sentence}
                say={kind === "corrected" ? stored.correction : stored.history}
              />
            </span>
            <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
              {by === null ? null : (
                <>
                  <bdi>{by}</bdi>,{" "}
                </>
              )}
              {formatDateTime(at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </ReportSection>
  );
}
