import type { SvgIconComponent } from "@mui/icons-material";
import CloseIcon from "@mui/icons-material/CloseRounded";
import DescriptionIcon from "@mui/icons-material/DescriptionOutlined";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import HelpIcon from "@mui/icons-material/HelpOutlineRounded";
import FoldIcon from "@mui/icons-material/KeyboardDoubleArrowLeftRounded";
import UnfoldIcon from "@mui/icons-material/KeyboardDoubleArrowRightRounded";
import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import { paths } from "@winnow/contract/paths.ts";
import { NavLink, useLocation } from "react-router";
import { useAccount } from "../api/account-query.ts";
import { openHelp } from "../features/help/help-door.ts";
import { radius, textSize } from "../theme/sizes.ts";
import { plainList } from "../theme/styles.ts";
import { visuallyHidden } from "../ui/page/visually-hidden.ts";
import { useWords } from "../words/words.ts";

const places = [
  { path: paths.dashboard, name: "dashboard", Icon: DashboardIcon, below: [] },
  {
    path: paths.screenings,
    name: "screenings",
    Icon: DescriptionIcon,
    below: [paths.allResults],
  },
  { path: paths.drives, name: "drives", Icon: ForumIcon, below: [] },
] as const;

/** The workspace and the places of the product; folded to a rail it shows the icons, and each word where it is pointed at. */
export function Sidebar(props: {
  /** In a drawer. */
  onClose?: () => void;
  /** Beside the page. */
  rail?: { isFolded: boolean; onFold: (isFolded: boolean) => void };
}) {
  const { onClose, rail } = props;
  const words = useWords("frame");
  const isFolded = rail?.isFolded ?? false;
  return (
    <Box
      component="nav"
      aria-label={words.navigation.main}
      sx={{
        boxSizing: "border-box",
        display: "flex",
        flexDirection: "column",
        minHeight: "100%",
        px: isFolded ? 1.25 : 2,
        py: 2,
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 3 }}>
        <Workspace isFolded={isFolded} />
        {onClose ? (
          <IconButton aria-label={words.navigation.close} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </Box>
      <Box component="ul" sx={{ ...plainList, display: "grid", gap: 0.5 }}>
        {places.map((place) => (
          <li key={place.path}>
            <Place {...place} isFolded={isFolded} />
          </li>
        ))}
      </Box>
      <Box sx={{ display: "grid", gap: 0.5, mt: "auto", pt: 2 }}>
        <FootButton
          name={words.help}
          Icon={HelpIcon}
          isFolded={isFolded}
          opens="dialog"
          onClick={() => {
            onClose?.();
            openHelp();
          }}
        />
        {rail ? (
          <FootButton
            name={isFolded ? words.navigation.unfold : words.navigation.fold}
            word={words.navigation.foldShort}
            Icon={isFolded ? UnfoldIcon : FoldIcon}
            isFolded={isFolded}
            onClick={() => rail.onFold(!isFolded)}
          />
        ) : null}
      </Box>
    </Box>
  );
}

function FootButton(props: {
  name: string;
  /** What it shows where there is room for a word. */
  word?: string;
  Icon: SvgIconComponent;
  isFolded: boolean;
  opens?: "dialog";
  onClick: () => void;
}) {
  const { name, word = name, Icon, isFolded, opens, onClick } = props;
  return (
    <ButtonBase
      aria-label={name}
      aria-haspopup={opens}
      data-word={isFolded ? name : undefined}
      onClick={onClick}
      sx={{
        ...itemStyle,
        justifyContent: "flex-start",
        width: isFolded ? 44 : "100%",
        color: "text.secondary",
        "&:hover": { backgroundColor: "action.hover" },
      }}
    >
      <Icon sx={{ fontSize: 20 }} aria-hidden />
      {isFolded ? null : word}
    </ButtonBase>
  );
}

function Workspace({ isFolded }: { isFolded: boolean }) {
  const words = useWords("frame").navigation;
  const { username } = useAccount();
  const mark = (
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
  );
  if (isFolded) {
    return (
      <Box
        title={words.workspace({ name: username })}
        sx={{ display: "grid", placeItems: "center", width: 44 }}
      >
        {mark}
        <span style={visuallyHidden}>{words.workspace({ name: username })}</span>
      </Box>
    );
  }
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: "flex", alignItems: "center", gap: 1.5, px: 1 }}>
      {mark}
      <Box sx={{ minWidth: 0 }}>
        <Box
          sx={{ fontWeight: 600, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
          title={username}
        >
          {username}
        </Box>
        <Box sx={{ fontSize: textSize.caption, lineHeight: 16 / 12, color: "text.secondary" }}>
          {words.plan}
        </Box>
      </Box>
    </Box>
  );
}

function Place({ path, name, Icon, below, isFolded }: (typeof places)[number] & { isFolded: boolean }) {
  const word = useWords("frame")[name];
  const { pathname } = useLocation();
  const isCurrent = pathname === path || [path, ...below].some((start) => pathname.startsWith(`${start}/`));
  return (
    <Box
      component={NavLink}
      to={path}
      aria-label={isFolded ? word : undefined}
      data-word={isFolded ? word : undefined}
      aria-current={isCurrent ? "page" : undefined}
      sx={{
        ...itemStyle,
        textDecoration: "none",
        fontWeight: isCurrent ? 600 : 500,
        color: isCurrent ? "primary.main" : "text.secondary",
        backgroundColor: isCurrent ? "tint.brand" : "transparent",
        "&:hover": { backgroundColor: isCurrent ? "tint.brand" : "action.hover" },
      }}
    >
      <Icon sx={{ fontSize: 20 }} aria-hidden />
      {isFolded ? null : word}
    </Box>
  );
}

const itemStyle = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  height: 44,
  px: 1.5,
  borderRadius: radius.control,
  // The word beside its icon. A tooltip of its own would weigh more than the whole navigation.
  "&[data-word]:hover::after, &[data-word]:focus-visible::after": {
    content: 'attr(data-word) / ""',
    position: "absolute",
    left: "calc(100% + 12px)",
    px: 1,
    fontSize: textSize.caption,
    fontWeight: 500,
    lineHeight: "28px",
    whiteSpace: "nowrap",
    borderRadius: radius.small,
    backgroundColor: "text.primary",
    color: "background.default",
    pointerEvents: "none",
  },
} as const;
