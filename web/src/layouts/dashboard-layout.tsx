import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useKeptLook } from "../theme/kept-look.ts";
import { useLastLocation } from "../ui/page/last-location.ts";
import { mainContentId, SkipLink } from "../ui/page/skip-link.tsx";
import { useWords } from "../words/words.ts";
import { headerHeight } from "./header-height.ts";
import { PageOutlet } from "./page-outlet.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

const sidebarWidth = 256;
const railWidth = 64;
const drawerWidth = 320;
/** Where the window has room for the whole sidebar, unless somebody has chosen otherwise. */
const roomyWidth = 1440;

/** Below the banner too, if one is shown. */
const heightBelowHeader = `calc(100dvh - ${headerHeight.md}px - var(--banner-height, 0px))`;

/** Top bar, sidebar (a rail where there is less room, a drawer below 900 px), and the page. */
export default function DashboardLayout() {
  const words = useWords("frame").navigation;
  const isWide = useMediaQuery((theme) => theme.breakpoints.up("md"), { noSsr: true });
  const isRoomy = useMediaQuery(`(min-width: ${roomyWidth}px)`, { noSsr: true });
  const [sidebar, setSidebar] = useKeptLook("sidebar");
  const isFolded = sidebar === null ? !isRoomy : sidebar === "folded";
  const { pathname } = useLocation();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the effect answers to.
  useEffect(() => {
    setIsDrawerOpen(false);
  }, [pathname]);

  useLastLocation();

  return (
    <>
      <SkipLink />
      <TopBar onOpenNavigation={isWide ? undefined : () => setIsDrawerOpen(true)} />
      <Box sx={{ display: "flex" }}>
        {isWide ? (
          <Box
            sx={{
              flex: "none",
              width: isFolded ? railWidth : sidebarWidth,
              position: "sticky",
              top: headerHeight.md,
              height: heightBelowHeader,
              // The words beside the icons of a rail reach over the page.
              ...(isFolded ? { zIndex: 3 } : { overflowY: "auto" }),
              borderRight: 1,
              borderColor: "divider",
              "@media print": { display: "none" },
            }}
          >
            <Sidebar rail={{ isFolded, onFold: (isWanted) => setSidebar(isWanted ? "folded" : "open") }} />
          </Box>
        ) : (
          <Drawer
            open={isDrawerOpen}
            onClose={() => setIsDrawerOpen(false)}
            slotProps={{
              paper: {
                role: "dialog",
                "aria-label": words.title,
                sx: { width: drawerWidth, maxWidth: "100vw", backgroundColor: "background.default" },
              },
            }}
          >
            <Sidebar onClose={() => setIsDrawerOpen(false)} />
          </Drawer>
        )}
        <Box
          component="main"
          id={mainContentId}
          tabIndex={-1}
          sx={{
            "--page-height": heightBelowHeader,
            flex: 1,
            minWidth: 0,
            outline: "none",
            px: { xs: 2, sm: 3, md: 4 },
            py: { xs: 3, md: 4 },
            scrollMarginTop: headerHeight.md,
            // A page of panes uses the window to its edges.
            "&:has([data-fills-window])": { px: 2, pt: { xs: 1.5, md: 0.5 }, pb: { xs: 3, md: 0 } },
          }}
        >
          <Box sx={{ maxWidth: 1440, mx: "auto", "&:has([data-fills-window])": { maxWidth: "none" } }}>
            <PageOutlet />
          </Box>
        </Box>
      </Box>
    </>
  );
}
