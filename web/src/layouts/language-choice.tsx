import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { type PageLanguage, pageLanguages, type Readers } from "@winnow/contract/page-languages.ts";
import { writeLanguageCookie } from "../words/language-cookie.ts";
import { languageNames } from "../words/language-names.ts";
import { pageLanguage } from "../words/page-language.ts";
import { useWords } from "../words/words.ts";

/**
 * The languages that this page could be in. Selecting one loads the page anew, so that everything of it is in that
 * language; what was typed is kept as in any reload.
 */
export function LanguageChoice({ readers }: { readers: Readers }) {
  const words = useWords("kit");
  const others = pageLanguages.filter((language) => language !== pageLanguage());

  function select(language: PageLanguage) {
    writeLanguageCookie(readers, language);
    location.reload();
  }

  return (
    <Box component="nav" aria-label={words.language} sx={listStyle}>
      {others.map((language) => (
        <Link
          key={language}
          component="button"
          type="button"
          lang={language}
          color="inherit"
          onClick={() => select(language)}
          sx={{ display: "inline-flex", alignItems: "center", minHeight: 40 }}
        >
          {languageNames[language]}
        </Link>
      ))}
    </Box>
  );
}

/** Not while the time of a question runs, when the page has to stay as it is. */
const listStyle = {
  display: "flex",
  columnGap: 2,
  "[data-time-runs] &": { display: "none" },
} as const;
