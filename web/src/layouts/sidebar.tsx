import CloseIcon from "@mui/icons-material/CloseRounded";
import DescriptionIcon from "@mui/icons-material/DescriptionOutlined";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { paths } from "@winnow/contract/paths.ts";
import { NavLink, useLocation } from "react-router";
import { useAccount } from "../api/account-query.ts";
import { radius, textSize } from "../theme/sizes.ts";
import { plainList } from "../theme/styles.ts";

const places = [
  { path: paths.dashboard, word: "Dashboard", Icon: DashboardIcon, below: [] },
  {
    path: paths.screenings,
    word: "CV Screening",
    Icon: DescriptionIcon,
    below: [paths.allResults],
  },
  { path: paths.drives, word: "Interview Drive", Icon: ForumIcon, below: [] },
];

/** The workspace and the places of the product. */
export function Sidebar({ onClose }: { onClose?: () => void }) {
  return (
    <Box component="nav" aria-label="Main" sx={{ p: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 3 }}>
        <Workspace />
        {onClose ? (
          <IconButton aria-label="Close the navigation" onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </Box>
      <Box component="ul" sx={{ ...plainList, display: "grid", gap: 0.5 }}>
        {places.map((place) => (
          <li key={place.path}>
            <Place {...place} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Workspace() {
  const { username } = useAccount();
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: "flex", alignItems: "center", gap: 1.5, px: 1 }}>
      <Box
        aria-hidden
        sx={{
          flex: "none",
          width: 36,
          height: 36,
          borderRadius: radius.control,
          display: "grid",
          placeItems: "center",
          backgroundColor: "primary.main",
          color: "primary.contrastText",
          fontWeight: 600,
        }}
      >
        {Array.from(username)[0]?.toUpperCase()}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box
          sx={{ fontWeight: 600, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
          title={username}
        >
          {username}
        </Box>
        <Box sx={{ fontSize: textSize.caption, lineHeight: 16 / 12, color: "text.secondary" }}>Starter</Box>
      </Box>
    </Box>
  );
}

function Place({ path, word, Icon, below }: (typeof places)[number]) {
  const { pathname } = useLocation();
  const isCurrent = pathname === path || [path, ...below].some((start) => pathname.startsWith(`${start}/`));
  return (
    <Box
      component={NavLink}
      to={path}
      aria-current={isCurrent ? "page" : undefined}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        height: 44,
        px: 1.5,
        borderRadius: radius.control,
        textDecoration: "none",
        fontWeight: isCurrent ? 600 : 500,
        color: isCurrent ? "primary.main" : "text.secondary",
        backgroundColor: isCurrent ? "tint.brand" : "transparent",
        "&:hover": { backgroundColor: isCurrent ? "tint.brand" : "action.hover" },
      }}
    >
      <Icon sx={{ fontSize: 20 }} aria-hidden />
      {word}
    </Box>
  );
}
