import MoreIcon from "@mui/icons-material/ExpandMoreRounded";
import DoubtIcon from "@mui/icons-material/HelpOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import InputBase from "@mui/material/InputBase";
import Tooltip from "@mui/material/Tooltip";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { type KeyboardEvent, memo, useId, useState } from "react";
import { dropSavedText } from "../../../api/drafts.ts";
import { useDraftText } from "../../../api/use-draft.ts";
import { radius } from "../../../theme/sizes.ts";
import { mutedText } from "../../../theme/styles.ts";
import { MoreMenu } from "../../../ui/list/more-menu.tsx";
import { useWords } from "../../../words/words.ts";
import { JdSentence } from "../../evidence/jd-sentence.tsx";
import { KindChoice } from "./kind-choice.tsx";
import { RequirementAlternatives } from "./requirement-alternatives.tsx";
import { WeightDots } from "./weight-dots.tsx";

/**
 * One requirement to edit, as a line; the sentence that it came from and its alternatives on demand. Of eighty only
 * those that change are drawn again. What the server refuses stays in the field, with the reason below it.
 */
export const RequirementRow = memo(function RequirementRow(props: {
  screeningId: string;
  position: number;
  requirement: Requirement;
  /** What its weight is worth, in words. */
  worth: string;
  /** Saves; resolves to what is wrong, or null. */
  onChange: (id: string, difference: Partial<Requirement>) => Promise<string | null>;
  onRemove: (id: string) => void;
  /** Null while nothing is being merged. */
  isSelected: boolean | null;
  onSelect: (id: string, isSelected: boolean) => void;
}) {
  const { screeningId, position, requirement, worth, onChange, onRemove, isSelected, onSelect } = props;
  const { id, kind, weight } = requirement;
  const place = { subjectId: screeningId, name: `requirement ${id}` };
  const [draft, keepDraft] = useDraftText(place);
  const [message, setMessage] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const messageId = useId();
  const words = useWords("screeningSetup").requirement;
  const text = draft ?? requirement.text;

  async function save(difference: Partial<Requirement>) {
    setMessage(await onChange(id, difference));
  }

  async function saveText() {
    if (draft === null) return;
    const wanted = draft.trim();
    if (wanted === requirement.text) return forget();
    if (wanted === "") return setMessage(words.empty);
    const refusal = await onChange(id, { text: wanted });
    setMessage(refusal);
    if (refusal === null) dropSavedText(place, draft);
  }

  function forget() {
    keepDraft(null);
    setMessage(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void saveText();
    }
    if (event.key === "Escape") forget();
  }

  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={lineStyle}>
        <Box className="kind" sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
          {isSelected === null ? null : (
            <Checkbox
              size="small"
              checked={isSelected}
              onChange={(_, next) => onSelect(id, next)}
              slotProps={{ input: { "aria-label": words.select({ position }) } }}
              sx={{ p: 0.5, ml: -0.5 }}
            />
          )}
          <KindChoice position={position} kind={kind} onChange={(next) => void save({ kind: next })} />
        </Box>
        <Box className="text" sx={{ display: "flex", alignItems: "center", minWidth: 0 }}>
          {requirement.doubt && !isOpen ? (
            <Tooltip title={words.doubts[requirement.doubt]}>
              <IconButton
                size="small"
                aria-label={words.check({ position })}
                onClick={() => setIsOpen(true)}
                sx={{ color: "warning.main" }}
              >
                <DoubtIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          ) : null}
          <InputBase
            // A line is one line high; opened, all of it can be read. The two are different fields.
            key={isOpen ? "open" : "closed"}
            fullWidth
            multiline={isOpen}
            value={text}
            error={message !== null}
            onChange={(event) => keepDraft(event.target.value)}
            onBlur={() => void saveText()}
            onKeyDown={onKeyDown}
            inputProps={{
              dir: "auto",
              maxLength: 500,
              title: isOpen ? undefined : text,
              "aria-label": words.label({ position }),
              "aria-describedby": message ? messageId : undefined,
            }}
            sx={textStyle}
          />
        </Box>
        <Box className="weight" sx={{ display: "flex" }}>
          <WeightDots
            label={words.weight({ position })}
            weight={weight}
            worth={worth}
            onChange={(next) => void save({ weight: next })}
          />
        </Box>
        <Box className="more" sx={{ display: "flex" }}>
          <IconButton
            size="small"
            aria-label={words.more({ position })}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <MoreIcon fontSize="small" sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />
          </IconButton>
          <MoreMenu
            size="small"
            label={words.menu({ position, text })}
            items={[
              { label: words.merge, onChoose: () => onSelect(id, true) },
              { label: words.remove, isDestructive: true, onChoose: () => onRemove(id) },
            ]}
          />
        </Box>
      </Box>
      {message ? (
        <FormHelperText id={messageId} error role="alert" sx={{ pb: 1 }}>
          {message}
        </FormHelperText>
      ) : null}
      <Box id={detailsId} hidden={!isOpen}>
        {isOpen ? (
          <Box sx={{ display: "grid", gap: 1, pb: 1.5 }}>
            {requirement.doubt ? (
              <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
                <Box sx={{ display: "flex", flex: "0 1 auto", alignItems: "center", gap: 1 }}>
                  <DoubtIcon fontSize="small" sx={{ color: "warning.main" }} />
                  <span>{words.doubts[requirement.doubt]}</span>
                </Box>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  onClick={() => void save({ doubt: null })}
                >
                  {words.confirm}
                </Button>
              </Box>
            ) : null}
            <Box sx={mutedText}>{worth.charAt(0).toUpperCase() + worth.slice(1)}.</Box>
            {requirement.sentence ? <JdSentence text={requirement.sentence} /> : null}
            <RequirementAlternatives
              position={position}
              requirement={requirement}
              onChange={(next) => void save({ any_of: next })}
            />
          </Box>
        ) : null}
      </Box>
    </Box>
  );
});

const rowStyle = { borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } } as const;
/** A line of 48 px: what it is, the text, its weight, and what else can be done; of two where it is narrow. */
const lineStyle = {
  display: "grid",
  alignItems: "center",
  columnGap: 1,
  minHeight: 48,
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridTemplateAreas: '"text text more" "kind weight ."',
  pb: { xs: 0.75, sm: 0 },
  "& > .kind": { gridArea: "kind" },
  "& > .text": { gridArea: "text" },
  "& > .weight": { gridArea: "weight" },
  "& > .more": { gridArea: "more" },
  "@container (min-width: 420px)": {
    gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
    gridTemplateAreas: '"kind text weight more"',
    pb: 0,
  },
} as const;
const textStyle = {
  px: 1,
  py: 0.5,
  minHeight: 36,
  borderRadius: radius.control,
  border: 1,
  borderColor: "transparent",
  "&:hover": { borderColor: "controlEdge" },
  "&.Mui-focused": { borderColor: "primary.main", outline: "1px solid", outlineColor: "primary.main" },
  "&.Mui-error": { borderColor: "error.main" },
  "& input": { p: 0, height: 26, textOverflow: "ellipsis" },
} as const;
