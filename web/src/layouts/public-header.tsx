import Box from "@mui/material/Box";
import type { Readers } from "@winnow/contract/page-languages.ts";
import { HelpLink } from "../features/help/help-link.tsx";
import { useWords } from "../words/words.ts";
import { headerHeight } from "./header-height.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Logo at the left, the languages of the page and help at the right. For visitors without an account the logo leads nowhere. */
export function PublicHeader({ choosesFor }: { choosesFor?: Readers }) {
  const words = useWords("kit");
  return (
    <Box
      component="header"
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        height: headerHeight,
        px: { xs: 2, md: 4 },
      }}
    >
      <Wordmark isLink={choosesFor !== "visitors"} />
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", columnGap: 2 }}>
        {choosesFor ? <LanguageChoice readers={choosesFor} /> : null}
        <HelpLink words={words.needHelp} />
      </Box>
    </Box>
  );
}
