import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Switch from "@mui/material/Switch";
import { fixedKinds, type MutableKind, mutableKinds } from "@winnow/contract/notification-settings.ts";
import { useId } from "react";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { useMutedKinds, useMuteKinds } from "./queries.ts";

/** Which kinds of notifications arrive in the bell. */
export function NotificationsSection({ title }: { title: string }) {
  const words = useWords("accountPage").notifications;
  const muted = useMutedKinds();
  const mute = useMuteKinds();
  // What was switched counts at once; what the server says counts after it.
  const off: readonly string[] | undefined = mute.isPending ? mute.variables : muted.data;

  function toggle(kind: MutableKind) {
    if (off) mute.mutate(mutableKinds.filter((one) => off.includes(one) !== (one === kind)));
  }

  return (
    <Panel title={title}>
      {mute.error ? <FailureAlert headline={words.notSaved} reason={mute.error.message} /> : null}
      {off ? (
        <Box component="ul" sx={plainList}>
          {mutableKinds.map((kind) => (
            <KindLine
              key={kind}
              {...words.kinds[kind]}
              isOn={!off.includes(kind)}
              onChange={() => toggle(kind)}
            />
          ))}
          {fixedKinds.map((kind) => (
            <KindLine key={kind} {...words.kinds[kind]} isOn />
          ))}
        </Box>
      ) : muted.error ? (
        <ErrorState
          title={words.notLoaded}
          error={muted.error}
          onRetry={() => void muted.refetch()}
          isRetrying={muted.isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </Panel>
  );
}

/** One kind with its switch; without `onChange` it always arrives. */
function KindLine(props: { label: string; about: string; isOn: boolean; onChange?: () => void }) {
  const { label, about, isOn, onChange } = props;
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 2,
        py: 1,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 550 }}>
          {label}
        </Box>
        <Box id={`${id}-about`} sx={mutedText}>
          {about}
        </Box>
      </Box>
      <Switch
        checked={isOn}
        disabled={!onChange}
        onChange={onChange}
        slotProps={{ input: { id, role: "switch", "aria-describedby": `${id}-about` } }}
      />
    </Box>
  );
}
