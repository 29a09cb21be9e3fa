import Box from "@mui/material/Box";
import { HelpLink } from "../features/help/help-link.tsx";
import { headerHeight } from "./header-height.ts";
import { Wordmark } from "./wordmark.tsx";

/** Logo at the left, help at the right. */
export function PublicHeader({ isForVisitors = false }: { isForVisitors?: boolean }) {
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
      <Wordmark isLink={!isForVisitors} />
      <HelpLink />
    </Box>
  );
}
