import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import type { MailTexts } from "@winnow/contract/candidate-mails.ts";
import { type ReactNode, useCallback, useId, useState } from "react";
import { mutedText } from "../../../theme/styles.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { useWords } from "../../../words/words.ts";
import type { MailPlace } from "../mail-place.ts";
import { useMailTexts } from "../texts/text-queries.ts";
import { RejectionList } from "./rejection-list.tsx";
import { RejectionMail } from "./rejection-mail.tsx";
import { type Rejections, useRejections, useSendRejections } from "./rejection-queries.ts";
import { sendLabel } from "./rejection-words.ts";
import { useRejectionMail } from "./use-rejection-mail.ts";

/** Who of those rejected is told by mail, in which words; nobody is written to but by the button that says how many. */
export default function RejectionDialog({ place, onClose }: { place: MailPlace; onClose: () => void }) {
  const words = useWords("rejections").dialog;
  const titleId = useId();
  const rejections = useRejections(place, { isFresh: true });
  const texts = useMailTexts(place);
  const stored = texts.data?.texts.find(({ kind }) => kind === "rejected");
  const failed = [rejections, texts].find(({ error, data }) => error && !data);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      {failed ? (
        <Waiting onClose={onClose}>
          <ErrorState
            title={words.failed}
            error={failed.error}
            onRetry={() => void failed.refetch()}
            isRetrying={failed.isFetching}
          />
        </Waiting>
      ) : !rejections.data || !texts.data || !stored ? (
        <Waiting onClose={onClose}>
          <Skeleton variant="rounded" height={480} role="progressbar" aria-label={words.loading} />
        </Waiting>
      ) : rejections.data.recipients.length === 0 ? (
        <Waiting onClose={onClose}>
          <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
        </Waiting>
      ) : (
        <Choosing
          place={place}
          rejections={rejections.data}
          language={texts.data.language}
          stored={stored}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function Waiting({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { close } = useWords("kit");
  return (
    <>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </>
  );
}

function Choosing(props: {
  place: MailPlace;
  rejections: Rejections;
  language: MailTexts["language"];
  stored: MailTexts["texts"][number];
  onClose: () => void;
}) {
  const { place, rejections, language, stored, onClose } = props;
  const words = useWords("rejections").dialog;
  const { cancel } = useWords("kit");
  const { recipients } = rejections;
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [shownId, setShownId] = useState<string | null>(null);
  const mail = useRejectionMail({ place, stored });
  const sending = useSendRejections(place);
  const ids = recipients
    .filter(({ id, obstacle }) => obstacle === null && !unticked.has(id))
    .map(({ id }) => id);
  const shown = recipients.find(({ id }) => id === shownId) ?? recipients[0];

  const tick = useCallback((changed: readonly string[], isTicked: boolean) => {
    setUnticked((before) => {
      const after = new Set(before);
      for (const id of changed) isTicked ? after.delete(id) : after.add(id);
      return after;
    });
  }, []);

  function send() {
    sending.mutate(
      { ids, text: mail.isUsual ? null : mail.text, gives_reason: mail.givesReason },
      {
        onSuccess: () => {
          mail.forget();
          onClose();
        },
      },
    );
  }

  return (
    <>
      <DialogContent dividers sx={{ p: 0 }}>
        <Box sx={columns}>
          <Box component="section" aria-label={words.who} tabIndex={0} data-scrolls sx={columnStyle}>
            <RejectionList
              recipients={recipients}
              unticked={unticked}
              shownId={shown?.id ?? null}
              onTick={tick}
              onShow={setShownId}
            />
          </Box>
          <Box component="section" aria-label={words.what} tabIndex={0} data-scrolls sx={columnStyle}>
            <RejectionMail place={place} mail={mail} language={language} shown={shown} />
          </Box>
        </Box>
      </DialogContent>
      {sending.error ? (
        <Alert severity="error" sx={{ mx: 3, mt: 1, flex: "none" }}>
          {sending.error.message}
        </Alert>
      ) : null}
      <DialogActions sx={{ flexWrap: "wrap", pt: 2 }}>
        <Box role="status" sx={{ ...mutedText, flex: "1 1 240px" }}>
          {(ids.length === 0 ? words.nobodyTicked : mail.trouble) ?? words.undoable}
        </Box>
        <Button color="inherit" disabled={sending.isPending} onClick={onClose}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          disabled={ids.length === 0 || mail.trouble !== null}
          loading={sending.isPending}
          onClick={send}
        >
          {sendLabel(ids.length)}
        </Button>
      </DialogActions>
    </>
  );
}

const paperStyle = {
  m: { xs: 1, sm: 4 },
  width: { xs: "calc(100% - 16px)", sm: "calc(100% - 64px)" },
  height: { xs: "calc(100% - 16px)", sm: 820 },
  maxHeight: { xs: "none", sm: "calc(100% - 64px)" },
} as const;

const columns = {
  display: "grid",
  height: { md: "100%" },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 3fr)" },
} as const;

/** Beside one another each scrolls by itself; one below the other, the dialog does. */
const columnStyle = {
  minWidth: 0,
  p: { xs: 2, sm: 3 },
  overflowY: { md: "auto" },
  "&:first-of-type": { borderRight: { md: 1 }, borderBottom: { xs: 1, md: 0 } },
  "&&": { borderColor: "divider" },
} as const;
