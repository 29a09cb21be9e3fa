import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { useWords } from "../../../words/words.ts";
import { CodeField } from "./code-field.tsx";

/** By which the owner of an account with a second factor is known. */
export function PasswordAndCode(props: {
  register: (name: "password" | "code") => UseFormRegisterReturn;
  errors: { password?: { message?: string }; code?: { message?: string } };
}) {
  const { register, errors } = props;
  const words = useWords("accountPage").twoStep;
  return (
    <>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        registration={register("password")}
        error={errors.password?.message}
      />
      <CodeField registration={register("code")} error={errors.code?.message} />
    </>
  );
}
