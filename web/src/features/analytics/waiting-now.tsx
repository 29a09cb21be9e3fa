import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { Waiting } from "@winnow/contract/analytics.ts";
import { useState } from "react";
import { mutedText, plainList } from "../../theme/styles.ts";
import { RowLink } from "../../ui/list/row-link.tsx";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { useWords } from "../../words/words.ts";
import { Section } from "./section.tsx";
import { type WaitingLine, waitingLines } from "./waiting-words.ts";

const linesAtFirst = 6;

/** What needs the recruiter now: a line and one action each. */
export function WaitingNow({ waiting }: { waiting: Waiting[] }) {
  const words = useWords("dashboard").waiting;
  const [isWhole, setIsWhole] = useState(false);
  const lines = waitingLines(waiting);
  const hidden = isWhole ? 0 : Math.max(0, lines.length - linesAtFirst);
  return (
    <Section title={words.title}>
      {lines.length === 0 ? (
        <Card sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Typography sx={{ color: "text.secondary" }}>{words.none}</Typography>
        </Card>
      ) : (
        <Card>
          <Box component="ul" sx={plainList}>
            {lines.map((line, index) => (
              <Line key={line.key} line={line} isShown={index < lines.length - hidden} />
            ))}
          </Box>
          {lines.length > linesAtFirst ? (
            <Box
              sx={{
                px: { xs: 1, sm: 2 },
                py: 0.5,
                borderTop: 1,
                borderColor: "divider",
                displayPrint: "none",
              }}
            >
              <Button
                size="small"
                color="inherit"
                aria-expanded={isWhole}
                onClick={() => setIsWhole(!isWhole)}
              >
                {isWhole ? words.fewer : words.more({ count: hidden })}
              </Button>
            </Box>
          ) : null}
        </Card>
      )}
    </Section>
  );
}

/** On paper, where nothing can be opened, each of them is shown. */
function Line({ line, isShown }: { line: WaitingLine; isShown: boolean }) {
  const { title, words, deadline, action, path } = line;
  return (
    <Box component="li" sx={{ ...lineStyle, ...(isShown ? {} : { display: "none", displayPrint: "flex" }) }}>
      <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexWrap: "wrap", columnGap: 1.5 }}>
        <Box component="span" sx={{ fontWeight: 550 }}>
          {words}
        </Box>
        {title === null ? null : (
          <Box component="span" sx={{ color: "text.secondary", minWidth: 0, overflowWrap: "anywhere" }}>
            <bdi>{title}</bdi>
          </Box>
        )}
        {deadline === null ? null : (
          <Box component="span" sx={{ ...mutedText, ml: { sm: "auto" } }}>
            {deadline}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: "none", color: "primary.main", textAlign: "end" }}>
        <RowLink to={path}>
          {action}
          <span style={visuallyHidden}>
            {` ${words}`}
            {title === null ? null : (
              <>
                , <bdi>{title}</bdi>
              </>
            )}
          </span>
        </RowLink>
      </Box>
    </Box>
  );
}

const lineStyle = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 2,
  minHeight: 48,
  px: { xs: 2, sm: 3 },
  py: 1,
  "& + &": { borderTop: 1, borderColor: "divider" },
  "&:hover": { backgroundColor: "action.hover" },
} as const;
