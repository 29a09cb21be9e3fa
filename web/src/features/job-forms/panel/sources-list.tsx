import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { JobForm } from "@winnow/contract/job-forms.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { ShareBar } from "../../../ui/feedback/share-bar.tsx";
import { useWords } from "../../../words/words.ts";

/** Where those who applied came from, the most frequent first. */
export function SourcesList({ sources, applications_count: count }: JobForm) {
  const { sources: words, share } = useWords("forms");
  if (count === 0) return <Typography sx={mutedText}>{words.none}</Typography>;
  const most = Math.max(...sources.map((each) => each.count));
  return (
    <>
      <Typography>{words.applied({ count })}</Typography>
      <Box component="ul" aria-label={share.sources} sx={plainList}>
        {sources.map((each) => (
          <Box
            component="li"
            key={each.source}
            sx={{ display: "flex", alignItems: "center", gap: 1.5, minHeight: 32 }}
          >
            <Box sx={{ flex: "0 1 45%", minWidth: 0, overflowWrap: "anywhere" }}>
              {each.source === "" ? words.withoutPlace : <bdi>{each.source}</bdi>}
            </Box>
            <ShareBar share={each.count / most} height={8} />
            <Box sx={{ minWidth: 32, textAlign: "right", fontVariantNumeric: "tabular-nums" }}>
              {each.count}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
