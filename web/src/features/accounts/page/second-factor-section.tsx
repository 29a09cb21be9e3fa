import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { formatDateTime } from "../../../ui/format/format-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { useSecondFactor } from "./queries.ts";

const TurnOnDialog = lazy(() => import("./turn-on-dialog.tsx"));
const TurnOffDialog = lazy(() => import("./turn-off-dialog.tsx"));
const RenewCodesDialog = lazy(() => import("./renew-codes-dialog.tsx"));
const dialogs = { on: TurnOnDialog, off: TurnOffDialog, codes: RenewCodesDialog };

/** Whether signing in asks for a code besides the password. */
export function SecondFactorSection({ title }: { title: string }) {
  const words = useWords("accountPage").twoStep;
  const { data, error, isFetching, refetch } = useSecondFactor();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const isOn = Boolean(data?.turned_on_at);
  const OpenDialog = open && dialogs[open];
  return (
    <Panel title={title}>
      {data ? (
        <>
          <Box sx={{ mb: 2, maxWidth: "64ch" }}>
            {data.turned_on_at === null ? words.off : words.on({ when: formatDateTime(data.turned_on_at) })}
            {data.turned_on_at === null ? null : (
              <Box sx={mutedText}>{words.codesLeft({ count: data.recovery_codes_left })}</Box>
            )}
          </Box>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            {/* One button for both, so that the focus comes back to it. */}
            <Button variant="outlined" color="inherit" onClick={() => setOpen(isOn ? "off" : "on")}>
              {isOn ? words.turnOff : words.turnOn}
            </Button>
            {isOn ? (
              <Button variant="outlined" color="inherit" onClick={() => setOpen("codes")}>
                {words.renew}
              </Button>
            ) : null}
          </Box>
        </>
      ) : error ? (
        <ErrorState
          title={words.notLoaded}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={72} />
      )}
      <Suspense>{OpenDialog ? <OpenDialog onClose={() => setOpen(null)} /> : null}</Suspense>
    </Panel>
  );
}
