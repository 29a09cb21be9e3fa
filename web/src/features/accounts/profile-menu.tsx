import EraseIcon from "@mui/icons-material/AutoDeleteOutlined";
import LogoutIcon from "@mui/icons-material/LogoutRounded";
import AccountIcon from "@mui/icons-material/ManageAccountsOutlined";
import ReceiptIcon from "@mui/icons-material/ReceiptLongOutlined";
import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import { paths } from "@winnow/contract/paths.ts";
import { useState } from "react";
import { Link } from "react-router";
import { useAccount } from "../../api/account-query.ts";
import { ColorModeChoice } from "../../theme/color-mode-choice.tsx";
import { textSize } from "../../theme/sizes.ts";
import { mutedText } from "../../theme/styles.ts";
import { useWords } from "../../words/words.ts";
import { useLogOut } from "./queries.ts";

/** Who is signed in, their account and transactions, the colours, and the way out. */
export function ProfileMenu() {
  const words = useWords("frame").profile;
  const { username, email } = useAccount();
  const logOut = useLogOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        aria-label={words.title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          sx={{
            width: 32,
            height: 32,
            fontSize: textSize.body,
            fontWeight: 600,
            bgcolor: "tint.brand",
            color: "primary.main",
          }}
        >
          {Array.from(username)[0]?.toUpperCase()}
        </Avatar>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": words.title, sx: { width: 288, p: 1 } } }}
      >
        <Box sx={{ px: 1.5, py: 1, overflowWrap: "anywhere" }}>
          <Box sx={{ fontWeight: 600 }}>{username}</Box>
          <Box sx={mutedText}>{email}</Box>
        </Box>
        <Divider sx={{ my: 1 }} />
        <Button
          component={Link}
          to={paths.account}
          color="inherit"
          fullWidth
          onClick={close}
          startIcon={<AccountIcon />}
          sx={{ justifyContent: "flex-start" }}
        >
          {words.account}
        </Button>
        <Button
          component={Link}
          to={paths.transactions}
          color="inherit"
          fullWidth
          onClick={close}
          startIcon={<ReceiptIcon />}
          sx={{ justifyContent: "flex-start" }}
        >
          {words.transactions}
        </Button>
        <Button
          component={Link}
          to={paths.erasures}
          color="inherit"
          fullWidth
          onClick={close}
          startIcon={<EraseIcon />}
          sx={{ justifyContent: "flex-start" }}
        >
          {words.erasures}
        </Button>
        <ColorModeChoice />
        <Divider sx={{ my: 1 }} />
        <Button
          color="inherit"
          fullWidth
          loading={logOut.isPending}
          loadingPosition="start"
          onClick={() => logOut.mutate()}
          startIcon={<LogoutIcon />}
          sx={{ justifyContent: "flex-start" }}
        >
          {words.logOut}
        </Button>
      </Popover>
    </>
  );
}
