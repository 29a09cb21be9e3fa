import Box from "@mui/material/Box";

/** The id of the element that the skip link leads to. */
export const mainContentId = "main-content";

/** For people who use the keyboard: past the navigation, straight to the page. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${mainContentId}`}
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: "tooltip",
        px: 2,
        py: 1,
        borderRadius: "8px",
        backgroundColor: "primary.main",
        color: "primary.contrastText",
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      Skip to the content
    </Box>
  );
}
