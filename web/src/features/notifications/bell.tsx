import BellIcon from "@mui/icons-material/NotificationsNoneRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useQuery } from "@tanstack/react-query";
import { notificationsFlag } from "@winnow/contract/notifications.ts";
import { lazy, useState } from "react";
import { featureFlagsQuery } from "../../api/account-query.ts";
import { radius, textSize } from "../../theme/sizes.ts";
import { LateDialog } from "../../ui/feedback/late-dialog.tsx";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { withWords } from "../../words/with-words.ts";
import { useWords } from "../../words/words.ts";
import { wordsOfParts } from "../../words/words-of-pages.ts";
import { useNotifications } from "./queries.ts";
import { useArrival } from "./use-arrival.ts";

const NotificationPanel = lazy(() =>
  withWords(import("./notification-panel.tsx"), wordsOfParts.notificationPanel),
);

/** The bell, for accounts whose flag is on. */
export function Bell() {
  // The guard has waited for the flags; where they come later still, the bell comes with them.
  const { data: flags = [] } = useQuery(featureFlagsQuery);
  return flags.includes(notificationsFlag) ? <BellButton /> : null;
}

function BellButton() {
  const words = useWords("frame").notifications;
  const notifications = useNotifications();
  const arrival = useArrival(notifications.data);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = notifications.data?.filter(({ status }) => status === "unread").length ?? 0;

  return (
    <>
      <IconButton
        aria-label={unread === 0 ? words.title : words.unread({ count: unread })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <BellIcon />
        {unread > 0 ? <UnreadCount count={unread} /> : null}
      </IconButton>
      <span role="status" style={visuallyHidden}>
        {arrival}
      </span>
      {anchor ? (
        <LateDialog onLeave={() => setAnchor(null)}>
          <NotificationPanel anchor={anchor} notifications={notifications} onClose={() => setAnchor(null)} />
        </LateDialog>
      ) : null}
    </>
  );
}

function UnreadCount({ count }: { count: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      className="figures"
      sx={{
        position: "absolute",
        top: 2,
        right: 2,
        minWidth: 18,
        height: 18,
        px: 0.5,
        boxSizing: "border-box",
        borderRadius: radius.full,
        fontSize: textSize.tiny,
        lineHeight: "18px",
        fontWeight: 650,
        textAlign: "center",
        backgroundColor: "primary.main",
        color: "primary.contrastText",
      }}
    >
      {count > 99 ? "99+" : count}
    </Box>
  );
}
