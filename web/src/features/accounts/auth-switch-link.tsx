import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";

/** The line at the foot of an account card: "No account yet? Sign up". */
export function AuthSwitchLink(props: { question?: string; to: string; label: string }) {
  return (
    <Typography sx={{ mt: 3, textAlign: "center", color: "text.secondary" }}>
      {props.question ? `${props.question} ` : null}
      <Link component={RouterLink} to={props.to}>
        {props.label}
      </Link>
    </Typography>
  );
}
