import Box from "@mui/material/Box";
import type { AssessedRequirement } from "@winnow/contract/match-report.ts";
import { requirementKinds } from "@winnow/contract/requirements.ts";
import { radius, textSize } from "../../../theme/sizes.ts";
import { oneLine, plainList } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { VerdictShape } from "../../evidence/verdict-shape.tsx";
import { verdictShapes, verdictWords } from "../../evidence/verdict-words.ts";
import { requirementName } from "./requirement-name.ts";

/**
 * All requirements with their marks at a glance, must-haves first, each a link to its block. They stand in the order of
 * the job description, so that the same place is the same requirement for everybody.
 */
export function RequirementStrip(props: {
  requirements: readonly AssessedRequirement[];
  isReadInPart: boolean;
  /** The id of the block of a requirement. */
  blockId: (requirementId: string) => string;
  onGoTo: (requirementId: string) => void;
}) {
  const { requirements, isReadInPart, blockId, onGoTo } = props;
  const { requirements: words } = useWords("matchReport");
  const { requirementKinds: kindLabels } = useWords("labels");
  return (
    <Box component="nav" aria-label={words.all} sx={stripStyle}>
      {requirementKinds.map((kind) => {
        const ofKind = requirements.filter(({ requirement }) => requirement.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <ul key={kind} aria-label={kindLabels[kind]}>
            {ofKind.map(({ requirement: { id, text }, verdict }) => (
              <li key={id}>
                <a
                  href={`#${blockId(id)}`}
                  aria-label={words.withVerdict({ verdict: verdictWords(verdict, { isReadInPart }), text })}
                  title={text}
                  onClick={(event) => {
                    event.preventDefault();
                    onGoTo(id);
                  }}
                  className={verdict === "met" ? undefined : "lacking"}
                >
                  <VerdictShape shape={verdictShapes[verdict]} />
                  <bdi>{requirementName(text)}</bdi>
                </a>
              </li>
            ))}
          </ul>
        );
      })}
    </Box>
  );
}

const stripStyle = {
  mt: 1,
  display: "grid",
  gap: 0.5,
  displayPrint: "none",
  "& ul": {
    ...plainList,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 128px), 1fr))",
    columnGap: 1,
  },
  "& ul + ul": { pt: 0.5, borderTop: 1, borderColor: "divider" },
  "& li": { minWidth: 0, display: "flex" },
  "& a": {
    display: "flex",
    alignItems: "center",
    width: "100%",
    minWidth: 0,
    minHeight: 24,
    px: 0.5,
    mx: -0.5,
    gap: 0.75,
    fontSize: textSize.small,
    borderRadius: radius.small,
    color: "text.secondary",
    textDecoration: "none",
    "&:hover": { backgroundColor: "action.hover", color: "text.primary" },
    "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "-2px" },
  },
  "& .lacking": { color: "text.primary", fontWeight: 550 },
  "& bdi": oneLine,
} as const;
