import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { AssessedRequirement } from "@winnow/contract/match-report.ts";
import { requirementKinds } from "@winnow/contract/requirements.ts";
import { radius, textSize } from "../../../theme/sizes.ts";
import { plainList } from "../../../theme/styles.ts";
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
    <Box
      component="nav"
      aria-label={words.all}
      sx={{ mt: 1, display: "grid", gap: 0.5, displayPrint: "none" }}
    >
      {requirementKinds.map((kind) => {
        const ofKind = requirements.filter(({ requirement }) => requirement.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <Box component="ul" key={kind} aria-label={kindLabels[kind]} sx={listStyle}>
            {ofKind.map(({ requirement: { id, text }, verdict }) => (
              <Box component="li" key={id} sx={{ minWidth: 0, display: "flex" }}>
                <ButtonBase
                  component="a"
                  href={`#${blockId(id)}`}
                  aria-label={words.withVerdict({ verdict: verdictWords(verdict, { isReadInPart }), text })}
                  title={text}
                  onClick={(event) => {
                    event.preventDefault();
                    onGoTo(id);
                  }}
                  sx={{ ...linkStyle, ...(verdict === "met" ? {} : lackingStyle) }}
                >
                  <VerdictShape shape={verdictShapes[verdict]} />
                  <Box component="bdi" sx={nameStyle}>
                    {requirementName(text)}
                  </Box>
                </ButtonBase>
              </Box>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = {
  ...plainList,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 128px), 1fr))",
  columnGap: 1,
  "& + &": { pt: 0.5, borderTop: 1, borderColor: "divider" },
} as const;
const linkStyle = {
  width: "100%",
  minWidth: 0,
  minHeight: 24,
  px: 0.5,
  mx: -0.5,
  gap: 0.75,
  justifyContent: "flex-start",
  textAlign: "start",
  fontSize: textSize.small,
  borderRadius: radius.small,
  color: "text.secondary",
  "&:hover": { backgroundColor: "action.hover", color: "text.primary" },
} as const;
const lackingStyle = { color: "text.primary", fontWeight: 550 } as const;
const nameStyle = {
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;
