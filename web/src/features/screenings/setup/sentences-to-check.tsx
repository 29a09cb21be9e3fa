import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { isolate } from "@winnow/contract/isolate.ts";
import type { Requirement } from "@winnow/contract/requirements.ts";
import type { ScreeningJd } from "@winnow/contract/screenings.ts";
import { useRef, useState } from "react";
import { mutedText, plainList } from "../../../theme/styles.ts";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { useWords } from "../../../words/words.ts";
import { JdSentence } from "../../evidence/jd-sentence.tsx";
import { useChangeRequirements, useFieldsBeingSaved, useUpdateScreening } from "../queries.ts";
import { idsOf, newId, withOne } from "./requirement-changes.ts";
import { requirementMessage } from "./requirement-errors.ts";

type SentenceToCheck = ScreeningJd["to_check"][number];

/** A requirement that a person has taken from a sentence weighs as one that was read. */
const weights = { must: 3, nice: 2 } as const;

/** Sentences that may ask for something: one click makes each a requirement, or says that it is none. */
export function SentencesToCheck({
  screeningId,
  requirements,
  toCheck,
}: {
  screeningId: string;
  requirements: Requirement[];
  toCheck: SentenceToCheck[];
}) {
  const words = useWords("screeningSetup").toCheck;
  const changing = useChangeRequirements(screeningId);
  const update = useUpdateScreening(screeningId);
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was answered here is gone at once; where that failed it comes back.
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  // Before a reload, perhaps.
  const { checked = [] } = useFieldsBeingSaved(screeningId);
  const open = toCheck.filter(({ sentence }) => !answered.has(sentence) && !checked.includes(sentence));

  async function answer(sentence: string, save: () => Promise<unknown>) {
    setAnswered((before) => new Set([...before, sentence]));
    // The button goes with its row; the focus would be lost.
    heading.current?.focus({ preventScroll: true });
    try {
      await save();
    } catch (error) {
      setAnswered((before) => new Set([...before].filter((one) => one !== sentence)));
      showToast(requirementMessage(error), { tone: "error" });
    }
  }

  function add({ sentence, text }: SentenceToCheck, kind: Requirement["kind"]) {
    const requirement: Requirement = {
      id: newId(),
      kind,
      text,
      sentence,
      weight: weights[kind],
      category: "other",
      any_of: [],
      years: null,
      doubt: null,
    };
    const known = idsOf(requirements);
    return answer(sentence, () => changing.mutateAsync((list) => withOne(list, requirement, { known })));
  }

  if (toCheck.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="to-check" sx={{ mt: 3 }} hidden={open.length === 0}>
      <Typography id="to-check" variant="h3" ref={heading} tabIndex={-1}>
        {words.title}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
        {words.about({ count: open.length })}
      </Typography>
      <Box component="ul" sx={{ ...plainList, mt: 1, display: "grid", gap: 1.5 }}>
        {open.map((one) => (
          <Box component="li" key={one.sentence} sx={rowStyle}>
            <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
              <JdSentence text={one.sentence} />
              {one.proposal ? (
                <Box sx={proposalStyle}>
                  {words.proposedAs[one.proposal.kind]({ by: isolate(one.proposal.by) })}
                </Box>
              ) : null}
            </Box>
            <Box
              role="group"
              aria-label={words.answers({ sentence: isolate(one.sentence) })}
              sx={answersStyle}
            >
              <Button size="small" variant="outlined" color="inherit" onClick={() => void add(one, "must")}>
                {words.must}
              </Button>
              <Button size="small" variant="outlined" color="inherit" onClick={() => void add(one, "nice")}>
                {words.nice}
              </Button>
              <Button
                size="small"
                color="inherit"
                onClick={() =>
                  void answer(one.sentence, () => update.mutateAsync({ checked: [one.sentence] }))
                }
              >
                {words.none}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  rowGap: 0.5,
} as const;

const answersStyle = { display: "flex", flexWrap: "wrap", gap: 0.5 } as const;

/** Below the words of the sentence, whose border it has none of. */
const proposalStyle = {
  ...mutedText,
  mt: 0.25,
  px: 1.5,
  borderInlineStart: 3,
  borderColor: "transparent",
  overflowWrap: "anywhere",
} as const;
