import Box from "@mui/material/Box";

/** One yes or no, of the browser's own kind: MUI's weighs more than the rest of the page's fields. */
export function TickBox(props: {
  label: string;
  isTicked: boolean;
  describedBy?: string;
  onChange: (isTicked: boolean) => void;
}) {
  const { label, isTicked, describedBy, onChange } = props;
  return (
    <Box
      component="label"
      sx={{
        display: "flex",
        alignItems: "flex-start",
        gap: 1.5,
        py: 1,
        cursor: "pointer",
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
        checked={isTicked}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </Box>
  );
}
