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
import { formatCount } from "../../../ui/format/format-count.ts";
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
          <DialogTitle id={titleId}>Erase this for good?</DialogTitle>
          <DialogContent>
            <Summary gone={gone} hidden={hidden ? person.hidden : 0} isTold={tell} />
          </DialogContent>
          <SureActions isBusy={erasing.isPending} onBack={() => setIsSure(false)} onErase={erase} />
        </>
      ) : (
        <>
          <DialogTitle id={titleId}>Erase what is kept of this person</DialogTitle>
          <DialogContent>
            {erasing.error ? <NotErased error={erasing.error} /> : null}
            <ThingChoice
              label="What to erase"
              things={things}
              ticked={ticked}
              bound={bound}
              noteOf={({ parts }) => `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`}
              onChange={setTicked}
            />
            {person.hidden > 0 ? (
              <TickBox
                label={`Also ${formatCount(person.hidden, "CV", "CVs")} of theirs in screenings whose names are hidden`}
                isTicked={hidden}
                onChange={setHidden}
              />
            ) : null}
            <Typography sx={{ mt: 2, maxWidth: "64ch" }}>
              What stays: the credits that were charged, in the ledger without a name, and a line in the log
              of erasures that says how much was erased and not of whom.
            </Typography>
            {person.emails.length > 0 ? (
              <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: "divider" }}>
                <TickBox label="Tell them by mail" isTicked={tell} onChange={setTell} />
              </Box>
            ) : null}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              Cancel
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
              Go on…
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function Summary({ gone, hidden, isTold }: { gone: readonly Thing[]; hidden: number; isTold: boolean }) {
  return (
    <>
      <Box
        component="ul"
        aria-label="What is erased"
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
            <strong>{formatCount(hidden, "CV", "CVs")}</strong> in screenings whose names are hidden
          </li>
        ) : null}
      </Box>
      <Typography sx={{ mt: 2 }}>
        It is erased at once, with its files, and cannot be brought back.
        {isTold ? " They are told by mail." : " They are not told."}
      </Typography>
    </>
  );
}

function SureActions(props: { isBusy: boolean; onBack: () => void; onErase: () => void }) {
  const { isBusy, onBack, onErase } = props;
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed is gone; whoever presses Enter again erases nothing.
  useEffect(() => back.current?.focus(), []);
  return (
    <DialogActions>
      <Button ref={back} color="inherit" disabled={isBusy} onClick={onBack}>
        Back
      </Button>
      <Button variant="contained" color="error" loading={isBusy} onClick={onErase}>
        Erase for good
      </Button>
    </DialogActions>
  );
}

/** With a hold, what comes before it may be gone already: what is listed then is what is left. */
function NotErased({ error }: { error: Error }) {
  const isHeld = error instanceof ApiError && error.code === failures.screeningOnHold.code;
  return (
    <FailureAlert
      headline={isHeld ? "A legal hold stands in the way." : "It was not erased."}
      reason={
        isHeld
          ? "End the hold of the screening or drive, or untick what is in it. What is listed here is what is left."
          : error.message
      }
    />
  );
}
