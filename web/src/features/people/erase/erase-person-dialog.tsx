import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { failures } from "@winnow/contract/failures.ts";
import type { Person } from "@winnow/contract/people.ts";
import { useEffect, useId, useRef, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { plainList } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { TickBox } from "../../../ui/form/tick-box.tsx";
import { useWords } from "../../../words/words.ts";
import { useErasePerson } from "../queries.ts";
import { boundThings, firstTicked, keyOf, type Thing } from "../things/person-things.ts";
import { ThingChoice } from "../things/thing-choice.tsx";
import type { Erased } from "./person-erased.tsx";

const nothing = { cvs: 0, applications: 0, interviews: 0, files: 0 };

/** Erases what is ticked, with what hangs on it, after a second step that says once more what goes. */
export function ErasePersonDialog(props: {
  person: Person;
  things: readonly Thing[];
  onErased: (erased: Erased) => void;
  onClose: () => void;
}) {
  const { person, things, onErased, onClose } = props;
  const [ticked, setTicked] = useState(firstTicked(things));
  const [hidden, setHidden] = useState(false);
  const [tell, setTell] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const erasing = useErasePerson(person.id);
  const words = useWords("people").erasing;
  const { cancel } = useWords("kit");
  const titleId = useId();
  const bound = boundThings(person, ticked);
  const isGone = (thing: Thing) => bound.get(keyOf(thing))?.isTicked ?? ticked.has(keyOf(thing));
  const gone = things.filter(isGone);
  const rest = things.filter((thing) => !isGone(thing));

  function erase() {
    erasing.mutate(
      { things: gone.map(({ kind, id }) => ({ kind, id })), hidden, tell },
      {
        onSuccess: ({ counts }) => onErased({ counts, restId: rest[0]?.id ?? null, isTold: tell }),
        onError: (error) => {
          if (error instanceof ApiError && error.code === failures.personNotFound.code) {
            onErased({ counts: nothing, restId: rest[0]?.id ?? null, isTold: false });
          }
          setIsSure(false);
        },
      },
    );
  }

  return (
    <Dialog
      open
      onClose={erasing.isPending ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      {isSure ? (
        <>
          <DialogTitle id={titleId}>{words.sure}</DialogTitle>
          <DialogContent>
            <Summary gone={gone} hidden={hidden ? person.hidden : 0} isTold={tell} />
          </DialogContent>
          <SureActions isBusy={erasing.isPending} onBack={() => setIsSure(false)} onErase={erase} />
        </>
      ) : (
        <>
          <DialogTitle id={titleId}>{words.title}</DialogTitle>
          <DialogContent>
            {erasing.error ? <NotErased error={erasing.error} /> : null}
            <ThingChoice
              label={words.what}
              things={things}
              ticked={ticked}
              bound={bound}
              noteOf={({ parts }) => `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`}
              onChange={setTicked}
            />
            {person.hidden > 0 ? (
              <TickBox
                label={words.hidden({ count: person.hidden })}
                isTicked={hidden}
                onChange={setHidden}
              />
            ) : null}
            <Typography sx={{ mt: 2, maxWidth: "64ch" }}>{words.stays}</Typography>
            {person.emails.length > 0 ? (
              <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: "divider" }}>
                <TickBox label={words.tell} isTicked={tell} onChange={setTell} />
              </Box>
            ) : null}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {cancel}
            </Button>
            <Button
              variant="outlined"
              color="error"
              disabled={gone.length === 0}
              onClick={() => {
                erasing.reset();
                setIsSure(true);
              }}
            >
              {words.goOn}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function Summary({ gone, hidden, isTold }: { gone: readonly Thing[]; hidden: number; isTold: boolean }) {
  const words = useWords("people").erasing;
  return (
    <>
      <Box
        component="ul"
        aria-label={words.isErased}
        sx={{ ...plainList, display: "grid", gap: 0.5, overflowWrap: "anywhere" }}
      >
        {gone.map((thing) => (
          <li key={keyOf(thing)}>
            <strong>
              {thing.title}, <bdi>{thing.where}</bdi>
            </strong>
            , {thing.parts}
          </li>
        ))}
        {hidden > 0 ? (
          <li>
            <strong>{words.hiddenCvs({ count: hidden })}</strong> {words.inHidden}
          </li>
        ) : null}
      </Box>
      <Typography sx={{ mt: 2 }}>{isTold ? words.told : words.notTold}</Typography>
    </>
  );
}

function SureActions(props: { isBusy: boolean; onBack: () => void; onErase: () => void }) {
  const { isBusy, onBack, onErase } = props;
  const words = useWords("people").erasing;
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed is gone; whoever presses Enter again erases nothing.
  useEffect(() => back.current?.focus(), []);
  return (
    <DialogActions>
      <Button ref={back} color="inherit" disabled={isBusy} onClick={onBack}>
        {words.back}
      </Button>
      <Button variant="contained" color="error" loading={isBusy} onClick={onErase}>
        {words.forGood}
      </Button>
    </DialogActions>
  );
}

/** With a hold, what comes before it may be gone already: what is listed then is what is left. */
function NotErased({ error }: { error: Error }) {
  const words = useWords("people").erasing;
  const isHeld = error instanceof ApiError && error.code === failures.screeningOnHold.code;
  return (
    <FailureAlert
      headline={isHeld ? words.held : words.notErased}
      reason={isHeld ? words.heldReason : error.message}
    />
  );
}
