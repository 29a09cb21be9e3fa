import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import LinearProgress from "@mui/material/LinearProgress";
import { type Notification, percentInMessage } from "@winnow/contract/notifications.ts";
import { radius, textSize } from "../../theme/sizes.ts";
import { mutedText } from "../../theme/styles.ts";
import { formatRelativeTime } from "../../ui/format/format-relative-time.ts";
import { formatDateTime, isShowable } from "../../ui/format/format-time.ts";
import { visuallyHidden } from "../../ui/page/visually-hidden.ts";
import { useWords } from "../../words/words.ts";
import { NotificationIcon } from "./notification-icon.tsx";
import { pathToOpen } from "./path-to-open.ts";

/** One notification: it opens what it is about in a new tab and is cleared; without that it is only cleared. */
export function NotificationEntry(props: {
  notification: Notification;
  watch: (element: HTMLElement | null) => (() => void) | undefined;
  onOpen: () => void;
}) {
  const { notification, watch, onOpen } = props;
  const path = pathToOpen(notification.action, window.location.origin);
  const link = path ? { component: "a", href: path, target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <Box component="li" ref={watch} data-notification={notification.id}>
      <ButtonBase
        {...link}
        // The middle button opens a link as well.
        onAuxClick={path ? (event) => event.button === 1 && onOpen() : undefined}
        onClick={onOpen}
        sx={{
          display: "flex",
          alignItems: "flex-start",
          justifyContent: "flex-start",
          gap: 1.5,
          width: "100%",
          px: 2,
          py: 1.25,
          textAlign: "start",
          overflowWrap: "anywhere",
          "&:hover, &.Mui-focusVisible": { backgroundColor: "action.hover" },
          "&.Mui-focusVisible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -2 },
        }}
      >
        <IconGround type={notification.notification_type} name={notification.icon} />
        <Box component="span" sx={{ display: "block", flex: 1, minWidth: 0 }}>
          <Words notification={notification} />
        </Box>
        <UnreadMark isUnread={notification.status === "unread"} />
      </ButtonBase>
    </Box>
  );
}

function Words({ notification }: { notification: Notification }) {
  const { title, message, created_at, status, notification_type } = notification;
  const percent = notification_type === "progress" ? percentInMessage(message) : null;
  return (
    <>
      <Box
        component="span"
        sx={{ display: "block", fontSize: textSize.small, fontWeight: status === "unread" ? 600 : 500 }}
      >
        {title}
      </Box>
      {message ? (
        <Box component="span" sx={{ display: "block", ...mutedText }}>
          {message}
        </Box>
      ) : null}
      {notification_type === "progress" ? (
        <LinearProgress
          aria-label={title}
          variant={percent === null ? "indeterminate" : "determinate"}
          value={percent ?? undefined}
          sx={{ display: "block", my: 0.75 }}
        />
      ) : null}
      <Box
        component="time"
        {...(isShowable(created_at)
          ? { dateTime: new Date(created_at * 1000).toISOString(), title: formatDateTime(created_at) }
          : {})}
        sx={{ display: "block", mt: 0.25, fontSize: textSize.caption, color: "text.secondary" }}
      >
        {formatRelativeTime(created_at, Date.now())}
      </Box>
    </>
  );
}

const grounds = {
  info: ["tint.info", "info.main"],
  warning: ["action.hover", "text.primary"],
  error: ["tint.danger", "error.main"],
  success: ["tint.brand", "primary.main"],
  progress: ["tint.brand", "primary.main"],
  progress_completion: ["tint.brand", "primary.main"],
} as const;

function IconGround({ type, name }: { type: Notification["notification_type"]; name: string }) {
  const [backgroundColor, color] = grounds[type];
  return (
    <Box
      component="span"
      sx={{ display: "flex", flex: "none", p: 0.75, borderRadius: radius.control, backgroundColor, color }}
    >
      <NotificationIcon name={name} />
    </Box>
  );
}

function UnreadMark({ isUnread }: { isUnread: boolean }) {
  const { unread } = useWords("notifications");
  return (
    <Box
      component="span"
      sx={{
        flex: "none",
        width: 8,
        height: 8,
        mt: 0.75,
        borderRadius: radius.full,
        backgroundColor: isUnread ? "primary.main" : "transparent",
      }}
    >
      {isUnread ? <span style={visuallyHidden}>{unread}</span> : null}
    </Box>
  );
}
