import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { radius, textSize } from "../../theme/sizes.ts";
import { fieldLabel } from "../../theme/styles.ts";

/** One choice of a form under its label. `choices` gives each value its words. */
export function SelectField(props: {
  label: string;
  registration: UseFormRegisterReturn;
  choices: Readonly<Record<string, string>>;
}) {
  const { label, registration, choices } = props;
  const id = useId();
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ ...fieldLabel, fontWeight: 550 }}>
        {label}
      </Box>
      <Select {...registration} id={id}>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}

const Select = styled("select")(({ theme }) => ({
  boxSizing: "border-box",
  width: "100%",
  height: 40,
  padding: theme.spacing(1, 1.5),
  font: "inherit",
  color: "inherit",
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.controlEdge}`,
  borderRadius: radius.control,
  "&:focus": {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -1,
    borderColor: "transparent",
  },
  [theme.breakpoints.down("sm")]: { fontSize: textSize.lead },
}));
