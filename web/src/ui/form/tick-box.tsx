import Box from "@mui/material/Box";

/** One yes or no, of the browser's own kind: MUI's weighs more than the rest of the page's fields. */
export function TickBox(props: {
  id?: string;
  label: string;
  /** Where it is not that of the page. */
  labelLanguage?: string;
  isTicked: boolean;
  describedBy?: string;
  isInvalid?: boolean;
  isDisabled?: boolean;
  onChange: (isTicked: boolean) => void;
}) {
  const {
    id,
    label,
    labelLanguage,
    isTicked,
    describedBy,
    isInvalid = false,
    isDisabled = false,
    onChange,
  } = props;
  return (
    <Box
      component="label"
      sx={{
        // In a grid of fields it has a line of its own.
        gridColumn: "1 / -1",
        display: "flex",
        alignItems: "flex-start",
        gap: 1.5,
        py: 1,
        cursor: isDisabled ? "default" : "pointer",
        "& input": {
          flex: "none",
          width: 20,
          height: 20,
          m: 0,
          accentColor: "var(--mui-palette-primary-main)",
        },
      }}
    >
      <input
        type="checkbox"
        id={id}
        checked={isTicked}
        disabled={isDisabled}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span lang={labelLanguage}>{label}</span>
    </Box>
  );
}
