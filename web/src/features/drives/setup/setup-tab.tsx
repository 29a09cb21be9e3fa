import LockIcon from "@mui/icons-material/LockOutlined";
import Box from "@mui/material/Box";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import { useKeptText } from "../../../api/use-kept-text.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { LabelledInput } from "../../../ui/form/labelled-input.tsx";
import { Hint } from "../../hints/hint.tsx";
import { useChangeDrive } from "../queries.ts";
import { JdPanel } from "./jd-panel.tsx";
import { PoliciesPanel } from "./policies-panel.tsx";
import { QuestionsPanel } from "./questions-panel.tsx";
import { SkillsPanel } from "./skills-panel.tsx";
import { WindowPanel } from "./window-panel.tsx";

/** Everything about a drive but its candidates. It saves itself, so leaving and coming back loses nothing. */
export function SetupTab({ drive }: { drive: DriveRoundDetails }) {
  const isLocked = drive.status !== "Draft";
  return (
    <>
      {isLocked ? (
        <Notice icon={<LockIcon aria-hidden />}>
          {drive.is_sample
            ? "The questions were answered as they are, so they stay. Duplicate the drive to begin one of your own with them."
            : "Candidates have been invited, so skills and questions stay as everybody gets them."}
        </Notice>
      ) : null}
      {drive.status === "Draft" ? (
        <Hint name="drive">
          Open a question to see what a good answer says: answers are marked by these points alone. Change
          them before you invite; afterwards everybody gets the same.
        </Hint>
      ) : null}
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
        label="Title"
        value={text}
        maxLength={200}
        message={text.trim() === "" ? "Please give it a title." : (saving.error?.message ?? null)}
        onChange={(event) => change(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
    </Box>
  );
}
