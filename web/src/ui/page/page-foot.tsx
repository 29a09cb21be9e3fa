import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useEffect, useRef } from "react";
import { radius } from "../../theme/sizes.ts";

/** The height of the page's foot, for what has to keep clear of it; 0 px where a page has none. */
export const pageFootHeight = "var(--page-foot, 0px)";

/** The foot of a page, always in view: how things stand, and what can be done with the whole of it. */
export function PageFoot({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const foot = ref.current;
    if (!foot) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--page-foot", `${foot.offsetHeight}px`));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      style.removeProperty("--page-foot");
    };
  }, []);

  return (
    <Box
      component="section"
      ref={ref}
      aria-label={label}
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        mt: 3,
        mx: { xs: -2, sm: -3, md: 0 },
        mb: { xs: -3, md: "calc(-1 * var(--page-bottom, 32px))" },
        px: { xs: 2, sm: 3 },
        py: 1.25,
        minHeight: 64,
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        alignContent: "center",
        backgroundColor: "background.paper",
        border: { xs: 0, md: "1px solid var(--mui-palette-divider)" },
        borderTop: "1px solid var(--mui-palette-divider)",
        borderBottom: 0,
        displayPrint: "none",
        borderRadius: { md: `${radius.card} ${radius.card} 0 0` },
      }}
    >
      {/* What has the focus must not end up behind it. */}
      <GlobalStyles styles={{ html: { scrollPaddingBottom: 160 } }} />
      {children}
    </Box>
  );
}
