import VisibilityOffIcon from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityIcon from "@mui/icons-material/VisibilityOutlined";
import ButtonBase from "@mui/material/ButtonBase";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { radius } from "../../theme/sizes.ts";
import { useWords } from "../../words/words.ts";
import { TextField } from "./text-field.tsx";

/** A password, hidden unless somebody wants to see it. */
export function PasswordField(props: {
  label: string;
  registration: UseFormRegisterReturn;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  error?: string;
}) {
  const [isShown, setIsShown] = useState(false);
  const words = useWords("kit").password;
  const Icon = isShown ? VisibilityOffIcon : VisibilityIcon;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      endAdornment={
        <ButtonBase
          aria-label={isShown ? words.hide : words.show}
          onClick={() => setIsShown(!isShown)}
          sx={{ width: 32, height: 32, borderRadius: radius.small, color: "text.secondary" }}
        >
          <Icon fontSize="small" />
        </ButtonBase>
      }
    />
  );
}
