import Box from "@mui/material/Box";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";

/** The id of the element that the skip link leads to. */
export const mainContentId = "main-content";

/** For people who use the keyboard: past the navigation, straight to the page. */
export function SkipLink() {
  const words = useWords("kit");
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
        borderRadius: radius.control,
        backgroundColor: "primary.main",
        color: "primary.contrastText",
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      {words.skipToContent}
    </Box>
  );
}
