import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { textSize } from "../../theme/sizes.ts";
import { oneLine } from "../../theme/styles.ts";
import { isToBeAnnounced, scrollNewPageToTop } from "./new-page.ts";

/**
 * The one `<h1>` of a page, with what can be done there. Names the document, and takes the focus when the path
 * changes, so that a screen reader begins to read at the top of the new page. The first page after loading gives it no
 * focus: the skip link comes first there.
 */
export function PageHeading(props: {
  title: string;
  /** The document's name where it is not the title. */
  documentTitle?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  align?: "start" | "center";
  /** One line of 48 px, for a page whose content needs the room; on phones it may break. */
  isLine?: boolean;
}) {
  const { title, documentTitle = title, subtitle, actions, align = "start", isLine = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${isolate(documentTitle)} · Winnow`;
  }, [documentTitle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the effect answers to.
  useEffect(() => {
    if (!isToBeAnnounced()) return;
    scrollNewPageToTop();
    // After a dialog that led here has given the focus back.
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  if (isLine) {
    return (
      <Box
        sx={{
          display: "flex",
          flexWrap: { xs: "wrap", md: "nowrap" },
          alignItems: "center",
          columnGap: 2,
          rowGap: 1,
          minHeight: 48,
          mb: { xs: 1, md: 0 },
        }}
      >
        <Box sx={lineStyle}>
          <Typography
            ref={heading}
            variant="h1"
            tabIndex={-1}
            title={title}
            sx={{ fontSize: textSize.title, lineHeight: 28 / 20, minWidth: "min(100%, 8ch)", ...oneLine }}
          >
            <bdi>{title}</bdi>
          </Typography>
          {subtitle}
        </Box>
        {actions ? <Box sx={actionsStyle}>{actions}</Box> : null}
      </Box>
    );
  }
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "flex-start",
        justifyContent: align === "center" ? "center" : "space-between",
        textAlign: align,
        gap: 2,
        mb: 3,
      }}
    >
      <Box sx={{ minWidth: 0, maxWidth: "100%" }}>
        <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ overflowWrap: "anywhere" }}>
          {/* A name that is written from right to left does not turn the page around it. */}
          <bdi>{title}</bdi>
        </Typography>
        {subtitle ? (
          <Typography component="div" sx={{ color: "text.secondary", mt: 1, maxWidth: "72ch" }}>
            {subtitle}
          </Typography>
        ) : null}
      </Box>
      {actions ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: { xs: 0.5, sm: 1 } }}>
          {actions}
        </Box>
      ) : null}
    </Box>
  );
}

const actionsStyle = {
  display: "flex",
  flex: { xs: "0 1 auto", md: "none" },
  flexWrap: { xs: "wrap", md: "nowrap" },
  alignItems: "center",
  gap: 1,
} as const;

const lineStyle = {
  flex: { xs: "1 1 176px", md: 1 },
  minWidth: 0,
  display: "flex",
  flexWrap: { xs: "wrap", md: "nowrap" },
  alignItems: "center",
  columnGap: 1.5,
  rowGap: 0.5,
} as const;
