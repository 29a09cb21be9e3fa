import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Requirement } from "@winnow/contract/requirements.ts";
import type { ScreeningJd } from "@winnow/contract/screenings.ts";
import { worthOf } from "@winnow/matching/worth.ts";
import { plainList } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { JdSentence } from "../../evidence/jd-sentence.tsx";

/** The requirements when they can no longer change, with the reason. */
export function LockedRequirements(props: { requirements: Requirement[]; reason: string }) {
  const { requirements, reason } = props;
  const words = useWords("screeningSetup").requirements;
  const { requirementKinds } = useWords("labels");
  const sayWorth = useWords("weights");
  const worth = worthOf(requirements);
  const weights = worth.map(sayWorth.worth);

  function weighed({ kind, any_of }: Requirement, weight: string): string {
    const said = words.withWeight({ kind: requirementKinds[kind], weight });
    return any_of.length > 1
      ? words.withAlternatives({ words: said, alternatives: any_of.join(", ") })
      : said;
  }

  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        {`${reason} ${sayWorth.shares(worth)}`}
      </Typography>
      <Box component="ol" aria-label={words.title} sx={plainList}>
        {requirements.map((requirement, index) => (
          <Box
            component="li"
            key={requirement.id}
            sx={{ py: 0.75, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
          >
            <Box component="details" sx={{ "& summary": { cursor: "pointer" } }}>
              <Box component="summary" dir="auto" sx={{ overflowWrap: "anywhere" }}>
                {requirement.text}
              </Box>
              {requirement.sentence ? <JdSentence text={requirement.sentence} /> : null}
            </Box>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {weighed(requirement, weights[index] ?? "")}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** What the JD asks for and what is left out of the score, each with the reason. */
export function RefusedCriteria({ refused }: { refused: ScreeningJd["refused"] }) {
  const words = useWords("screeningSetup").requirements;
  const stored = useWords("stored");
  if (refused.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="refused-criteria" sx={{ mt: 3 }}>
      <Typography id="refused-criteria" variant="h3">
        {words.refused}
      </Typography>
      <Box component="ul" sx={{ ...plainList, mt: 1, display: "grid", gap: 2 }}>
        {refused.map(({ text, reason }) => (
          <Box component="li" key={text}>
            <JdSentence text={text} />
            <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
              {stored.refused(reason)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
