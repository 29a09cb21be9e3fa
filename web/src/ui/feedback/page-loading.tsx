import Box from "@mui/material/Box";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";

/** A page is on its way. Shows nothing for the first moment, since most pages come sooner. */
export function PageLoading() {
  const words = useWords("kit");
  return (
    <Box
      role="progressbar"
      aria-label={words.loadingPage}
      sx={{
        minHeight: "60vh",
        display: "grid",
        placeItems: "center",
        "@keyframes appear": { from: { opacity: 0 }, to: { opacity: 1 } },
        animation: "appear 160ms ease-out 300ms both",
      }}
    >
      <Box
        sx={{
          width: 160,
          height: 4,
          borderRadius: radius.mark,
          overflow: "hidden",
          backgroundColor: "divider",
          "@keyframes glide": {
            from: { transform: "translateX(-100%)" },
            to: { transform: "translateX(250%)" },
          },
          "&::after": {
            content: '""',
            display: "block",
            width: "40%",
            height: "100%",
            backgroundColor: "primary.main",
            animation: "glide 1200ms ease-in-out infinite",
          },
        }}
      />
    </Box>
  );
}
