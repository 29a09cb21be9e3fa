import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ApplicantRequest, ApplicantRequestKind, Receipt } from "@winnow/contract/applications.ts";
import { isolate } from "@winnow/contract/isolate.ts";
import { maximumApplicantRequestCharacters } from "@winnow/contract/limits.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { newUuid } from "../../../api/new-uuid.ts";
import { useTabDraft } from "../../../api/use-tab-draft.ts";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { formatDate } from "../../../ui/format/format-time.ts";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { failureReason } from "../failure-reason.ts";
import { awaitedWords } from "../request-words.ts";
import { useAskRecruiter } from "./receipt-queries.ts";

const kinds = ["addition", "person"] as const;
/** What was asked with its answers, and ways to ask. */
export function ReceiptRequests(props: { token: string; receipt: Receipt; isOpen: boolean }) {
  const { token, receipt, isOpen } = props;
  const words = useWords("receipt").requests;
  const { requests, employer } = receipt;
  const [asking, setAsking] = useState<ApplicantRequestKind | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  if (!isOpen && requests.length === 0) return null;

  function close() {
    setAsking(null);
    // What was pressed is gone.
    buttons.current?.focus({ preventScroll: true });
  }

  return (
    <Panel title={words.title}>
      {requests.length > 0 ? (
        <Box component="ul" aria-label={words.list} sx={{ ...plainList, display: "grid", gap: 2, mb: 2 }}>
          {requests.map((request) => (
            <Asked key={request.id} request={request} employer={employer} />
          ))}
        </Box>
      ) : null}
      {isOpen ? (
        <Box ref={buttons} tabIndex={-1} sx={{ outline: "none" }}>
          {asking ? (
            <AskForm key={asking} token={token} kind={asking} employer={employer} onClose={close} />
          ) : (
            <>
              <Typography sx={{ ...mutedText, mb: 1.5, maxWidth: "64ch", overflowWrap: "anywhere" }}>
                {words.whoReads({ employer: isolate(employer) })}
              </Typography>
              <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
                {kinds.map((kind) => (
                  <Button key={kind} variant="outlined" color="inherit" onClick={() => setAsking(kind)}>
                    {words.kinds[kind].act}
                  </Button>
                ))}
              </Box>
            </>
          )}
        </Box>
      ) : null}
    </Panel>
  );
}

function Asked({ request, employer }: { request: ApplicantRequest; employer: string }) {
  const words = useWords("receipt").requests;
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 2, borderColor: "divider", minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {words.kinds[request.kind].asked}
        </Box>
        <Box component="span" sx={mutedText}>
          {formatDate(request.asked_at)}
        </Box>
      </Box>
      {request.text === "" ? null : (
        <Box dir="auto" sx={textStyle}>
          {request.text}
        </Box>
      )}
      <Box sx={{ ...mutedText, mt: 0.5 }}>{awaitedWords(request, { nowMs: Date.now(), words })}</Box>
      {request.answer === null ? null : (
        <Box sx={{ mt: 1 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {words.answers({ employer: isolate(employer) })}
          </Box>
          <Box dir="auto" sx={textStyle}>
            {request.answer}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function AskForm(props: {
  token: string;
  kind: ApplicantRequestKind;
  employer: string;
  onClose: () => void;
}) {
  const { token, kind, employer, onClose } = props;
  const words = useWords("receipt").requests;
  const kit = useWords("kit");
  const failures = useWords("failures");
  const { fields, keep } = useTabDraft(`receipt ${token} ${kind}`);
  const [isAsked, setIsAsked] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const asking = useAskRecruiter(token);
  const showToast = useToast();
  const text = String(fields?.text ?? "");
  const isEmpty = kind === "addition" && text.trim() === "";

  useEffect(() => input.current?.focus(), []);

  function send(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (isEmpty || asking.isPending) return;
    // Kept with the text: what is sent again, also after a reload, is one request.
    const request_id = String(fields?.request_id ?? newUuid());
    keep({ text, request_id });
    asking.mutateAsync({ request_id, kind, text }).then(
      () => {
        keep(null);
        showToast(words.sent({ employer: isolate(employer) }));
        onClose();
      },
      // The mutation says why.
      () => undefined,
    );
  }

  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: "grid", gap: 1.5 }}>
      {asking.error ? (
        <FailureAlert headline={words.notSent} reason={failureReason(asking.error, failures)} />
      ) : null}
      <LabelledInput
        label={words.kinds[kind].label}
        multiline
        minRows={3}
        maxRows={16}
        inputRef={input}
        maxLength={maximumApplicantRequestCharacters}
        value={text}
        message={isAsked && isEmpty ? words.empty : null}
        readOnly={asking.isPending}
        // Another text is another request.
        onChange={({ target }) => keep({ text: target.value })}
      />
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button type="submit" variant="contained" loading={asking.isPending}>
          {words.send}
        </Button>
        <Button color="inherit" disabled={asking.isPending} onClick={onClose}>
          {kit.cancel}
        </Button>
      </Box>
    </Box>
  );
}

const textStyle = { whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "64ch" } as const;
