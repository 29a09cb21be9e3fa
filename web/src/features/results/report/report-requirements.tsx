import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { AssessedRequirement, MatchReport } from "@winnow/contract/match-report.ts";
import { weightsOf } from "@winnow/matching/worth.ts";
import { type ReactNode, useId, useState } from "react";
import { flushSync } from "react-dom";
import { plainList } from "../../../theme/styles.ts";
import { visuallyHidden } from "../../../ui/page/visually-hidden.ts";
import { useWords } from "../../../words/words.ts";
import { isReadInPart } from "../report-labels.ts";
import { ReportSection } from "../report-section.tsx";
import { arrangeRequirements } from "./arrange-requirements.ts";
import { RequirementBlock, requirementBlockStyles } from "./requirement-block.tsx";
import { RequirementStrip } from "./requirement-strip.tsx";

/**
 * What was asked for: all of it as a strip, then what is missing or met in part, open, then what is met, a line each.
 * `action` stands beside the heading.
 */
export function ReportRequirements({ report, action }: { report: MatchReport; action: ReactNode }) {
  const { requirements } = report;
  const isInPart = isReadInPart(report);
  const { requirements: words } = useWords("matchReport");
  const sayWorth = useWords("weights");
  const { lacking, met } = arrangeRequirements(requirements);
  const weights = weightsOf(requirements.map(({ requirement }) => requirement));
  const worth = new Map(
    requirements.map(({ requirement, points, maximum_points }, index) => {
      const weight = weights[index];
      return [requirement.id, weight ? sayWorth.earned({ ...weight, points: maximum_points }, points) : ""];
    }),
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(lacking.map(({ requirement }) => requirement.id)),
  );
  const prefix = useId();
  const blockId = (requirementId: string) => `${prefix}${requirementId}`;
  const areAllOpen = open.size === requirements.length;

  function toggle(requirementId: string) {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(requirementId)) after.add(requirementId);
      return after;
    });
  }

  function goTo(requirementId: string) {
    flushSync(() => setOpen((before) => new Set([...before, requirementId])));
    const block = document.getElementById(blockId(requirementId));
    block?.querySelector<HTMLElement>("[data-toggle]")?.focus({ preventScroll: true });
    block?.scrollIntoView({ block: "start" });
  }

  function block(assessed: AssessedRequirement) {
    const { id } = assessed.requirement;
    return (
      <RequirementBlock
        key={id}
        id={blockId(id)}
        assessed={assessed}
        worth={worth.get(id) ?? ""}
        isReadInPart={isInPart}
        isOpen={open.has(id)}
        onToggle={() => toggle(id)}
      />
    );
  }

  return (
    <>
      <RequirementStrip requirements={requirements} isReadInPart={isInPart} blockId={blockId} onGoTo={goTo} />
      <ReportSection
        title={words.title}
        action={
          // Lined up with the title where they take a row of their own.
          <Box sx={{ display: "flex", gap: 1, ml: { xs: -1.5, sm: 0 } }}>
            {action}
            <Button
              size="small"
              color="inherit"
              onClick={() =>
                setOpen(new Set(areAllOpen ? [] : requirements.map(({ requirement }) => requirement.id)))
              }
            >
              {areAllOpen ? words.closeAll : words.openAll}
            </Button>
          </Box>
        }
      >
        <Group title={words.lacking} isTold={false} requirements={lacking} block={block} />
        <Group title={words.met} requirements={met} block={block} />
      </ReportSection>
    </>
  );
}

const listStyle = { ...plainList, "& > li": requirementBlockStyles } as const;

function Group(props: {
  title: string;
  /** False where it shows by itself what the group is. */
  isTold?: boolean;
  requirements: AssessedRequirement[];
  block: (assessed: AssessedRequirement) => ReactNode;
}) {
  const { title, isTold = true, requirements, block } = props;
  const id = useId();
  if (requirements.length === 0) return null;
  return (
    <Box sx={{ "& + &": { mt: 2 } }}>
      <Typography
        id={id}
        variant="body2"
        style={isTold ? undefined : visuallyHidden}
        sx={{ color: "text.secondary", mb: 0.5, breakAfter: "avoid" }}
      >
        {title} <span className="figures">{requirements.length}</span>
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={listStyle}>
        {requirements.map(block)}
      </Box>
    </Box>
  );
}
