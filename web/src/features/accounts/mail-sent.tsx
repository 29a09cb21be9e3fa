import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PageHeading } from "../../ui/page-heading.tsx";
import { OtherWay } from "./other-way.tsx";

/** After a mail went out: where to look, for what, and how long it holds. */
export function MailSent(props: { address: string; what: string; lifetime: string; elseways: string }) {
  const { address, what, lifetime, elseways } = props;
  return (
    <>
      <PageHeading title="Check your mail" />
      <Box role="status" sx={{ display: "grid", gap: 2 }}>
        <Typography>
          We have sent {what} to{" "}
          <Box component="strong" sx={{ overflowWrap: "anywhere" }}>
            {address}
          </Box>
          . It works once, within {lifetime}.
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>
          Nothing there after a few minutes? Look in the spam folder. {elseways}
        </Typography>
      </Box>
      <OtherWay to="/admin/sign-in" label="Back to sign in" />
    </>
  );
}
