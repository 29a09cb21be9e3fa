import Box from "@mui/material/Box";
import type { RescreenedResult } from "@winnow/contract/rescreenings.ts";
import { mutedText, plainList } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { QuotationBlock } from "../evidence/quotation-block.tsx";
import { VerdictBadge } from "../evidence/verdict-badge.tsx";

type Change = RescreenedResult["changes"][number];

/** The requirements that are seen otherwise, each with the verdict and the words of the CV before and after. */
export function RescreenedChanges({ changes }: { changes: Change[] }) {
  const words = useWords("rescreening").list;
  return (
    <Box component="ul" sx={{ ...plainList, px: 2, py: 1.5, display: "grid", gap: 2 }}>
      {changes.map(({ requirement_id, text, before, after }) => (
        <li key={requirement_id}>
          <Box dir="auto" sx={{ fontWeight: 550, overflowWrap: "anywhere" }}>
            {text}
          </Box>
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
              gap: 2,
              mt: 0.5,
            }}
          >
            <Found title={words.before} found={before} />
            <Found title={words.after} found={after} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

function Found({ title, found: { verdict, quotations } }: { title: string; found: Change["before"] }) {
  const words = useWords("evidence");
  return (
    <div>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, mb: 0.5 }}>
        <Box component="span" sx={mutedText}>
          {title}
        </Box>
        <VerdictBadge verdict={verdict} isReadInPart={false} />
      </Box>
      <Box sx={{ display: "grid", gap: 0.5 }}>
        {quotations.map(({ text, page }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand on a page twice.
          <QuotationBlock key={`${index} ${page} ${text}`} text={text} place={words.page({ page })} />
        ))}
      </Box>
    </div>
  );
}
