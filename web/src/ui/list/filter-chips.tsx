import CheckIcon from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { mutedText } from "../../theme/styles.ts";
import { formatNumber } from "../format/format-number.ts";

/** One filter group as chips that are on or off; none on means everything. */
export function FilterChips<Name extends string>(props: {
  label: string;
  /** With how many there are behind each, where that is told; null while it is awaited. */
  choices: readonly { name: Name; label: string; count?: number | null }[];
  selected: readonly string[];
  onChange: (selected: Name[]) => void;
}) {
  const { label, choices, selected, onChange } = props;

  function toggled(name: Name): Name[] {
    return choices
      .map((choice) => choice.name)
      .filter((each) => (each === name ? !selected.includes(each) : selected.includes(each)));
  }

  return (
    <Box
      component="fieldset"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        m: 0,
        p: 0,
        border: 0,
        minWidth: 0,
        // On paper only what is filtered by.
        ...(selected.length === 0 ? { displayPrint: "none" } : {}),
        "& > [aria-pressed=false]": { displayPrint: "none" },
      }}
    >
      <Box component="legend" sx={{ float: "left", p: 0, mr: 0.5, ...mutedText }}>
        {label}
      </Box>
      {choices.map((choice) => {
        const isSelected = selected.includes(choice.name);
        return (
          <Chip
            key={choice.name}
            component="button"
            type="button"
            clickable
            label={
              choice.count === undefined ? (
                choice.label
              ) : (
                <>
                  {choice.label}{" "}
                  <Box component="span" className="figures" sx={countStyle}>
                    {choice.count == null ? null : formatNumber(choice.count)}
                  </Box>
                </>
              )
            }
            variant="outlined"
            aria-pressed={isSelected}
            icon={isSelected ? <CheckIcon fontSize="small" /> : undefined}
            onClick={() => onChange(toggled(choice.name))}
            sx={
              isSelected
                ? {
                    backgroundColor: "tint.brand",
                    borderColor: "primary.main",
                    "&&:hover": { backgroundColor: "tint.brand" },
                    "& .MuiChip-icon": { color: "primary.main" },
                  }
                : { backgroundColor: "background.paper" }
            }
          />
        );
      })}
    </Box>
  );
}

/** The room of a number is kept before it is known, so that nothing moves when it comes. */
const countStyle = {
  display: "inline-block",
  minWidth: "3ch",
  textAlign: "start",
  color: "text.secondary",
} as const;
