import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Skeleton from "@mui/material/Skeleton";
import type { AccountSession } from "@winnow/contract/account-settings.ts";
import { lazy, Suspense, useState } from "react";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { formatRelativeTime } from "../../../ui/format/format-relative-time.ts";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { useSessions, useSessionsEnded } from "./queries.ts";
import { deviceWords } from "./session-words.ts";

const EndSessionDialog = lazy(() => import("./end-session-dialog.tsx"));
const EndOtherSessionsDialog = lazy(() => import("./end-other-sessions-dialog.tsx"));

/** Where the account is signed in; each can be ended by the password but this one, which Logout ends. */
export function SessionsSection({ title }: { title: string }) {
  const words = useWords("accountPage").sessions;
  const sessions = useSessions();
  const ended = useSessionsEnded();
  const [ending, setEnding] = useState<AccountSession | "all others" | null>(null);
  const others = sessions.data?.filter(({ is_this }) => !is_this) ?? [];

  /** What has ended meanwhile is gone from the list, too. */
  function close() {
    setEnding(null);
    ended();
  }

  return (
    <Panel
      title={title}
      actions={
        others.length > 1 ? (
          <Button variant="outlined" color="inherit" onClick={() => setEnding("all others")}>
            {words.endAll}
          </Button>
        ) : null
      }
    >
      {sessions.data ? (
        <Box component="ul" sx={plainList}>
          {sessions.data.map((session) => (
            <Box
              key={session.id}
              component="li"
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 2,
                py: 1.5,
                "& + &": { borderTop: 1, borderColor: "divider" },
              }}
            >
              <SessionWords session={session} />
              {session.is_this ? (
                <Chip size="small" label={words.thisOne} />
              ) : (
                <Button
                  color="inherit"
                  aria-label={words.endOn({ device: deviceWords(session) })}
                  onClick={() => setEnding(session)}
                >
                  {words.end}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      ) : sessions.error ? (
        <ErrorState
          title={words.notLoaded}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
          isRetrying={sessions.isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={56} />
      )}
      <Suspense>
        {ending === "all others" ? <EndOtherSessionsDialog onClose={close} /> : null}
        {ending && ending !== "all others" ? <EndSessionDialog session={ending} onClose={close} /> : null}
      </Suspense>
    </Panel>
  );
}

function SessionWords({ session }: { session: AccountSession }) {
  const words = useWords("accountPage").sessions;
  const { network, started_at, last_used_at, is_this } = session;
  const used = is_this ? words.inUse : words.used({ when: formatRelativeTime(last_used_at, Date.now()) });
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
      <Box sx={{ fontWeight: 550 }}>{deviceWords(session)}</Box>
      <Box sx={mutedText}>
        {[network, used, words.signedIn({ when: formatDateTime(started_at) })].filter(Boolean).join(" · ")}
      </Box>
    </Box>
  );
}
