import Box from "@mui/material/Box";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../../../ui/form/password-field.tsx";

/** Why the present password is asked for, and the field that takes it. */
export function PasswordQuestion(props: {
  text: string;
  label: string;
  form: {
    register: (name: "password") => UseFormRegisterReturn;
    errors: { password?: { message?: string } };
  };
}) {
  const { text, label, form } = props;
  return (
    <>
      <Box>{text}</Box>
      <PasswordField
        label={label}
        autoComplete="current-password"
        registration={form.register("password")}
        error={form.errors.password?.message}
      />
    </>
  );
}
