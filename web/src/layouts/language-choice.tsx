import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { languageCookie, type PageLanguage, pageLanguages } from "@winnow/contract/page-languages.ts";
import { pageLanguage } from "../words/page-language.ts";
import { useWords } from "../words/words.ts";

/** Each language by its own name, as whoever looks for it knows it. */
const names: Record<PageLanguage, string> = { en: "English", de: "Deutsch" };
const keptSeconds = 365 * 24 * 60 * 60;

/**
 * The languages that this page could be in. Selecting one loads the page anew, so that everything of it is in that
 * language; what was typed is kept as in any reload.
 */
export function LanguageChoice() {
  const words = useWords("kit");
  const others = pageLanguages.filter((language) => language !== pageLanguage());
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
          {names[language]}
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

function select(language: PageLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and no browser of before 2024 has another way.
  document.cookie = `${languageCookie}=${language}; path=/admin/public; max-age=${keptSeconds}; samesite=lax`;
  location.reload();
}
