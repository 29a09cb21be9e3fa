import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { keepLastLocation } from "../ui/page/last-location.ts";
import { mainContentId, SkipLink } from "../ui/page/skip-link.tsx";
import { headerHeight } from "./header-height.ts";
import { PageOutlet } from "./page-outlet.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";

const sidebarWidth = 256;
const drawerWidth = 320;

/** Top bar, sidebar (a drawer below 900 px), and the page. */
export default function DashboardLayout() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up("md"), { noSsr: true });
  const { pathname, search } = useLocation();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the effect answers to.
  useEffect(() => {
    setIsDrawerOpen(false);
  }, [pathname]);

  useEffect(() => keepLastLocation(pathname + search), [pathname, search]);

  return (
    <>
      <SkipLink />
      <TopBar onOpenNavigation={isWide ? undefined : () => setIsDrawerOpen(true)} />
      <Box sx={{ display: "flex" }}>
        {isWide ? (
          <Box
            sx={{
              flex: "none",
              width: sidebarWidth,
              position: "sticky",
              top: headerHeight.md,
              height: `calc(100dvh - ${headerHeight.md}px)`,
              overflowY: "auto",
              borderRight: 1,
              borderColor: "divider",
              "@media print": { display: "none" },
            }}
          >
            <Sidebar />
          </Box>
        ) : (
          <Drawer
            open={isDrawerOpen}
            onClose={() => setIsDrawerOpen(false)}
            slotProps={{
              paper: {
                role: "dialog",
                "aria-label": "Navigation",
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
            flex: 1,
            minWidth: 0,
            outline: "none",
            px: { xs: 2, sm: 3, md: 4 },
            py: { xs: 3, md: 4 },
            scrollMarginTop: headerHeight.md,
          }}
        >
          <Box sx={{ maxWidth: 1440, mx: "auto" }}>
            <PageOutlet />
          </Box>
        </Box>
      </Box>
    </>
  );
}
