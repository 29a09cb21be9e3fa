import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Popover from "@mui/material/Popover";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Notification } from "@winnow/contract/notifications.ts";
import { type ReactNode, useId, useState } from "react";
import { textSize } from "../../theme/sizes.ts";
import { plainList } from "../../theme/styles.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useWords } from "../../words/words.ts";
import { NotificationEntry } from "./notification-entry.tsx";
import { useClear, useMarkRead } from "./queries.ts";
import { useSeen } from "./use-seen.ts";

/** Constant of the specification. */
const panelWidth = 360;

/** Everything that was told and not cleared; what was seen is marked as read when it closes. */
export default function NotificationPanel(props: {
  anchor: HTMLElement;
  notifications: UseQueryResult<Notification[]>;
  onClose: () => void;
}) {
  const words = useWords("notifications");
  const { anchor, notifications, onClose } = props;
  const titleId = useId();
  const [list, setList] = useState<HTMLElement | null>(null);
  const markRead = useMarkRead();
  const unread = (notifications.data ?? []).filter(({ status }) => status === "unread").map(({ id }) => id);
  const watch = useSeen(list, (ids) => markRead.mutate(ids));

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      marginThreshold={0}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-labelledby": titleId,
          sx: {
            boxSizing: "border-box",
            width: panelWidth,
            maxWidth: "100%",
            maxHeight: "min(640px, calc(100dvh - 80px))",
            display: "flex",
            flexDirection: "column",
          },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 2, pr: 1, py: 1 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {words.title}
        </Typography>
        <Button
          size="small"
          disabled={unread.length === 0}
          sx={{ flex: "none" }}
          onClick={() => markRead.mutate(unread)}
        >
          {words.markAll}
        </Button>
      </Box>
      <Divider />
      <Box ref={setList} tabIndex={-1} sx={{ overflowY: "auto", minHeight: 0, outline: "none" }}>
        <Content notifications={notifications} watch={watch} />
      </Box>
    </Popover>
  );
}

type Watch = (element: HTMLElement | null) => (() => void) | undefined;

function Content({ notifications, watch }: { notifications: UseQueryResult<Notification[]>; watch: Watch }) {
  const words = useWords("notifications");
  const clear = useClear();
  if (notifications.isPending) return <Loading />;
  if (!notifications.data) {
    return (
      <ErrorState
        title={words.notLoaded}
        error={notifications.error}
        onRetry={() => void notifications.refetch()}
        isRetrying={notifications.isFetching}
      />
    );
  }
  if (notifications.data.length === 0) {
    return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  }
  const { progress = [], other = [] } = Object.groupBy(notifications.data, ({ notification_type }) =>
    notification_type === "progress" ? "progress" : "other",
  );
  const entries = (some: Notification[]) =>
    some.map((notification) => (
      <NotificationEntry
        key={notification.id}
        notification={notification}
        watch={watch}
        onOpen={() => clear.mutate(notification.id)}
      />
    ));
  return (
    <>
      {progress.length > 0 ? <Group title={words.running}>{entries(progress)}</Group> : null}
      {progress.length > 0 && other.length > 0 ? <Divider /> : null}
      {other.length > 0 ? (
        <Group title={progress.length > 0 ? words.messages : null}>{entries(other)}</Group>
      ) : null}
    </>
  );
}

function Group({ title, children }: { title: string | null; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box sx={{ py: 1 }}>
      {title ? (
        <Typography
          id={titleId}
          component="h3"
          sx={{ px: 2, pt: 0.5, fontSize: textSize.caption, fontWeight: 600, color: "text.secondary" }}
        >
          {title}
        </Typography>
      ) : null}
      <Box component="ul" aria-labelledby={title ? titleId : undefined} sx={plainList}>
        {children}
      </Box>
    </Box>
  );
}

function Loading() {
  const words = useWords("notifications");
  return (
    <Box aria-busy aria-label={words.loading} role="status" sx={{ p: 2 }}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}
