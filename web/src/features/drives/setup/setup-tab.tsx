import LockIcon from "@mui/icons-material/LockOutlined";
import Box from "@mui/material/Box";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { useWords } from "../../../words/words.ts";
import { Hint } from "../../hints/hint.tsx";
import { useChangeDrive } from "../queries.ts";
import { JdPanel } from "./jd-panel.tsx";
import { PoliciesPanel } from "./policies-panel.tsx";
import { QuestionsPanel } from "./questions-panel.tsx";
import { SkillsPanel } from "./skills-panel.tsx";
import { WindowPanel } from "./window-panel.tsx";

/** Everything about a drive but its candidates. It saves itself, so leaving and coming back loses nothing. */
export function SetupTab({ drive }: { drive: DriveRoundDetails }) {
  const words = useWords("driveSetup");
  const isLocked = drive.status !== "Draft";
  return (
    <>
      {isLocked ? (
        <Notice icon={<LockIcon aria-hidden />}>{drive.is_sample ? words.sampleLocked : words.locked}</Notice>
      ) : null}
      {drive.status === "Draft" ? <Hint name="drive">{words.hint}</Hint> : null}
      <TitleField drive={drive} />
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
        }}
      >
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          <JdPanel drive={drive} isLocked={isLocked} />
          <QuestionsPanel drive={drive} isLocked={isLocked} />
        </Box>
        <Box sx={{ display: "grid", gap: 3, minWidth: 0 }}>
          <WindowPanel drive={drive} />
          <SkillsPanel drive={drive} isLocked={isLocked} />
          <PoliciesPanel drive={drive} />
        </Box>
      </Box>
    </>
  );
}

function TitleField({ drive }: { drive: DriveRoundDetails }) {
  const words = useWords("driveSetup");
  const saving = useChangeDrive(drive.id);
  const { text, change, commit } = useKeptText({
    place: { subjectId: drive.id, name: "title" },
    stored: drive.title,
    isRequired: true,
    save: (title) => saving.mutateAsync(() => ({ title })),
  });
  return (
    <Box sx={{ mb: 3, maxWidth: 640 }}>
      <LabelledInput
        label={words.title}
        value={text}
        maxLength={200}
        message={text.trim() === "" ? words.titleMissing : (saving.error?.message ?? null)}
        onChange={(event) => change(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
    </Box>
  );
}
