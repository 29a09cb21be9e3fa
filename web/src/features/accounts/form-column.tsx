import Box from "@mui/material/Box";
import type { FormEventHandler, ReactNode } from "react";

/** The inputs of an account form, one below the other. `prepare` runs when somebody turns to the form. */
export function FormColumn(props: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  prepare: () => void;
  /** For a button that stands outside of it. */
  id?: string;
  children: ReactNode;
}) {
  const { onSubmit, prepare, id, children } = props;
  return (
    <Box
      component="form"
      id={id}
      noValidate
      onSubmit={onSubmit}
      onFocus={prepare}
      onPointerEnter={prepare}
      sx={{ display: "grid", gap: 2 }}
    >
      {children}
    </Box>
  );
}
