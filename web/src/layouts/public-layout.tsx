import Box from "@mui/material/Box";
import { textSize } from "../theme/sizes.ts";
import { mainContentId, SkipLink } from "../ui/page/skip-link.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { PublicHeader } from "./public-header.tsx";

/** Logo, help, the page, and a footer. For visitors without an account the logo leads nowhere. */
export default function PublicLayout({ isForVisitors = false }: { isForVisitors?: boolean }) {
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <SkipLink />
      <PublicHeader choosesFor={isForVisitors ? "visitors" : undefined} />
      <Box
        component="main"
        id={mainContentId}
        tabIndex={-1}
        sx={{
          flex: 1,
          width: "100%",
          maxWidth: 960,
          mx: "auto",
          px: 2,
          py: { xs: 3, md: 6 },
          outline: "none",
        }}
      >
        <PageOutlet />
      </Box>
      <Box
        component="footer"
        sx={{
          px: { xs: 2, md: 4 },
          py: 3,
          textAlign: "center",
          fontSize: textSize.caption,
          color: "text.secondary",
        }}
      >
        © {new Date().getFullYear()} Winnow
      </Box>
    </Box>
  );
}
