import Box from "@mui/material/Box";
import { radius } from "../theme/sizes.ts";
import { mainContentId } from "../ui/page/skip-link.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { PublicHeader } from "./public-header.tsx";
import { SignInBackdrop } from "./sign-in-backdrop.tsx";

/** A card of 420 px in the middle of a quiet drawing. */
export default function AuthLayout() {
  return (
    <Box
      sx={{
        position: "relative",
        minHeight: "100dvh",
        display: "flex",
        flexDirection: "column",
        isolation: "isolate",
      }}
    >
      <SignInBackdrop />
      <PublicHeader choosesFor="recruiters" />
      <Box
        component="main"
        id={mainContentId}
        sx={{ flex: 1, display: "grid", placeItems: "center", px: 2, pt: 2, pb: { xs: 4, md: 12 } }}
      >
        <Box
          sx={{
            boxSizing: "border-box",
            backgroundColor: "background.paper",
            border: 1,
            borderColor: "divider",
            borderRadius: radius.card,
            width: "100%",
            maxWidth: 420,
            px: { xs: 3, sm: 5 },
            py: { xs: 4, sm: 5 },
          }}
        >
          <PageOutlet />
        </Box>
      </Box>
    </Box>
  );
}
