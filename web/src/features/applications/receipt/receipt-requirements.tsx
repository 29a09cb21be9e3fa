import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Receipt } from "@winnow/contract/applications.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";

const kinds = ["must", "nice"] as const;

/** What is looked for in every CV, the must-haves first. */
export function ReceiptRequirements({ requirements }: { requirements: Receipt["requirements"] }) {
  const words = useWords("receipt").requirements;
  if (requirements.length === 0) return null;
  return (
    <Panel title={words.title}>
      <Typography sx={{ ...mutedText, mb: 2, maxWidth: "64ch" }}>{words.text}</Typography>
      <Box sx={{ display: "grid", gap: 2 }}>
        {kinds.map((kind) => {
          const asked = requirements.filter((requirement) => requirement.kind === kind);
          return asked.length === 0 ? null : (
            <div key={kind}>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {words[kind]}
              </Typography>
              <Box component="ul" sx={plainList}>
                {asked.map(({ text }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked for twice, and none moves.
                  <Box component="li" key={index} dir="auto" sx={rowStyle}>
                    {text}
                  </Box>
                ))}
              </Box>
            </div>
          );
        })}
      </Box>
    </Panel>
  );
}

const rowStyle = {
  py: 0.75,
  borderTop: 1,
  borderColor: "divider",
  overflowWrap: "anywhere",
  "&:first-of-type": { borderTop: 0 },
} as const;
