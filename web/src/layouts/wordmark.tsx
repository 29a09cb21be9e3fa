import Box from "@mui/material/Box";
import { paths } from "@winnow/contract/paths.ts";
import { Link } from "react-router";
import { radius, textSize } from "../theme/sizes.ts";
import { serifFamily } from "../theme/typography.ts";
import { useWords } from "../words/words.ts";

/** The logo: an ear of grain and the word, a link to the dashboard for whoever may have one. */
export function Wordmark(props: { isMarkOnlyOnPhones?: boolean; isLink?: boolean }) {
  const words = useWords("kit");
  const { isMarkOnlyOnPhones = false, isLink = true } = props;
  const toDashboard = { component: Link, to: paths.dashboard, "aria-label": words.toDashboard };
  return (
    <Box
      {...(isLink ? toDashboard : {})}
      sx={{
        display: "inline-flex",
        // At 320 px (WCAG 2.2, 1.4.10) the balance needs the room; the navigation leads to the dashboard too.
        ...(isMarkOnlyOnPhones ? { "@media (max-width: 343.95px)": { display: "none" } } : {}),
        flex: "none",
        alignItems: "center",
        gap: 1,
        minHeight: 40,
        color: "text.primary",
        textDecoration: "none",
        borderRadius: radius.control,
      }}
    >
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 28, height: 28, flex: "none" }}>
        <g fill="var(--mui-palette-primary-main)">
          <path d="M16 31c-.7-6-.7-12 0-18 .7 6 .7 12 0 18z" />
          <ellipse cx="16" cy="6.5" rx="2.8" ry="5.2" />
          <ellipse cx="10" cy="12.5" rx="2.6" ry="4.8" transform="rotate(-32 10 12.5)" />
          <ellipse cx="22" cy="12.5" rx="2.6" ry="4.8" transform="rotate(32 22 12.5)" />
          <ellipse cx="10.4" cy="20.6" rx="2.5" ry="4.6" transform="rotate(-32 10.4 20.6)" />
          <ellipse cx="21.6" cy="20.6" rx="2.5" ry="4.6" transform="rotate(32 21.6 20.6)" />
        </g>
      </Box>
      <Box
        component="span"
        sx={{
          fontFamily: serifFamily,
          fontSize: textSize.wordmark,
          lineHeight: 1,
          fontWeight: 600,
          letterSpacing: "-0.02em",
          pb: "3px",
          display: isMarkOnlyOnPhones ? { xs: "none", sm: "inline" } : undefined,
        }}
      >
        winnow
      </Box>
    </Box>
  );
}
