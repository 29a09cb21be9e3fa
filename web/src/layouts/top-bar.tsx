import AddIcon from "@mui/icons-material/AddRounded";
import MenuIcon from "@mui/icons-material/MenuRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { paths } from "@winnow/contract/paths.ts";
import { Link } from "react-router";
import { ProfileMenu } from "../features/accounts/profile-menu.tsx";
import { CreditsLeft } from "../features/credits/credits-left.tsx";
import { Bell } from "../features/notifications/bell.tsx";
import { SearchButton } from "../features/palette/search-button.tsx";
import { useWords } from "../words/words.ts";
import { headerHeight } from "./header-height.ts";
import { Wordmark } from "./wordmark.tsx";

/** Logo, search, credits, bell, and the person's own menu; the navigation's button on narrow screens. */
export function TopBar({ onOpenNavigation }: { onOpenNavigation?: () => void }) {
  const words = useWords("frame");
  return (
    <Box
      component="header"
      sx={{
        position: "sticky",
        top: 0,
        zIndex: "appBar",
        boxSizing: "border-box",
        display: "flex",
        alignItems: "center",
        gap: { xs: 0, sm: 1, md: 2 },
        height: headerHeight,
        px: { xs: 1, sm: 2, md: 3 },
        backgroundColor: "background.default",
        borderBottom: 1,
        borderColor: "divider",
        "@media print": { display: "none" },
      }}
    >
      {onOpenNavigation ? (
        <IconButton aria-label={words.navigation.open} onClick={onOpenNavigation}>
          <MenuIcon />
        </IconButton>
      ) : null}
      <Wordmark isMarkOnlyOnPhones />
      <Box sx={searchPlace}>
        <SearchButton />
      </Box>
      <CreditsLeft />
      <AddCredits />
      <Bell />
      <ProfileMenu />
    </Box>
  );
}

function AddCredits() {
  const words = useWords("frame").credits;
  return (
    <>
      <Button
        component={Link}
        to={paths.payment}
        color="inherit"
        sx={{
          display: { xs: "none", sm: "inline-flex" },
          px: 1.5,
          whiteSpace: "nowrap",
          color: "text.secondary",
        }}
      >
        {words.add}
      </Button>
      <IconButton
        component={Link}
        to={paths.payment}
        aria-label={words.add}
        size="small"
        sx={{ display: { xs: "inline-flex", sm: "none" } }}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </>
  );
}

/** On phones it keeps the room of its button: a long balance wraps instead. */
const searchPlace = {
  flex: 1,
  minWidth: { xs: "max-content", md: 0 },
  display: "flex",
  justifyContent: { xs: "flex-end", md: "center" },
} as const;
