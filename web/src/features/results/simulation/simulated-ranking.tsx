import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { paths } from "@winnow/contract/paths.ts";
import { useMemo, useRef, useState } from "react";
import { Link as RouterLink } from "react-router";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { useMovingRows } from "../../../ui/list/use-moving-rows.ts";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords, wordsOf } from "../../../words/words.ts";
import { ScoreBar } from "../../evidence/score-bar.tsx";
import { rankLabel, spokenRank } from "../rank-label.ts";
import type { Ranked } from "./simulate.ts";

const rowsAtATime = 25;

/** The results in their new order, each with how far it moved. */
export function SimulatedRanking(props: {
  screeningId: string;
  before: Ranked[];
  after: Ranked[];
  /** While the weights have moved on and their ranking is still being worked out. */
  isBehind: boolean;
}) {
  const { screeningId, before, after, isBehind } = props;
  const [shown, setShown] = useState(rowsAtATime);
  const list = useRef<HTMLOListElement>(null);
  const { simulation: words } = useWords("results");
  const rows = after.slice(0, shown);
  const earlierRanks = useMemo(() => new Map(before.map(({ id, rank }) => [id, rank])), [before]);
  useMovingRows(list, rows.map(({ id }) => id).join(" "));

  return (
    <Paper variant="outlined" sx={{ overflow: "clip" }}>
      <Box component="ol" ref={list} aria-label={words.ranking} aria-busy={isBehind} sx={plainList}>
        {rows.map((row) => {
          const { id, label, score, rank } = row;
          const moved = (earlierRanks.get(id) ?? rank) - rank;
          return (
            <Box
              component="li"
              key={id}
              data-moves={id}
              sx={{
                display: "grid",
                gridTemplateColumns: {
                  xs: "3ch 4ch minmax(0, 1fr) auto",
                  sm: "4ch 7ch minmax(0, 1fr) auto",
                },
                columnGap: { xs: 1, sm: 1.5 },
                alignItems: "center",
                minHeight: 48,
                px: 2,
                py: 0.5,
                borderTop: 1,
                borderColor: "divider",
                backgroundColor: "background.paper",
              }}
            >
              <Box
                component="span"
                className="figures"
                sx={{ color: "text.secondary", textAlign: "end", whiteSpace: "nowrap" }}
              >
                <span aria-hidden>{rankLabel(row)}</span>
                <span style={visuallyHidden}>{spokenRank(row)}</span>
              </Box>
              <Box component="span" className="figures" sx={mutedText}>
                <span aria-hidden>{moved === 0 ? "" : moved > 0 ? `▲ ${moved}` : `▼ ${-moved}`}</span>
                <span style={visuallyHidden}>{spokenMove(moved)}</span>
              </Box>
              <Box
                component={RouterLink}
                to={paths.report(screeningId, id)}
                dir="auto"
                sx={{ color: "text.primary", fontWeight: 550, overflowWrap: "anywhere", py: 0.5 }}
              >
                {label}
              </Box>
              <ScoreBar score={score} />
            </Box>
          );
        })}
      </Box>
      {after.length > shown ? (
        <Button
          fullWidth
          color="inherit"
          onClick={() => setShown(shown + rowsAtATime)}
          sx={{ borderRadius: 0 }}
        >
          {words.more({ total: formatNumber(after.length) })}
        </Button>
      ) : null}
    </Paper>
  );
}

function spokenMove(moved: number): string {
  const words = wordsOf("results").simulation.moved;
  if (moved === 0) return words.no;
  return moved > 0 ? words.up({ by: moved }) : words.down({ by: -moved });
}
