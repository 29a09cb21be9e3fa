import ContentCopyIcon from "@mui/icons-material/ContentCopyRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useAccount } from "../../api/account-query.ts";
import { formatCredits } from "../../ui/format-credits.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { useToast } from "../../ui/toast.tsx";

export default function PaymentPage() {
  const { credits, email } = useAccount();
  return (
    <Box sx={{ maxWidth: 640, mx: "auto" }}>
      <PageHeading title="Add credits" />
      <Card sx={{ p: { xs: 3, sm: 4 }, mb: 2 }}>
        <Typography sx={{ color: "text.secondary" }}>Credits left</Typography>
        <Typography
          component="p"
          sx={{ fontSize: "2.5rem", lineHeight: 48 / 40, fontWeight: 600, letterSpacing: "-0.02em" }}
        >
          {formatCredits(credits)}
        </Typography>
      </Card>
      <Card sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography variant="h2">Online payment is not set up on this server</Typography>
        <Typography sx={{ mt: 1, color: "text.secondary" }}>
          Whoever runs this server adds credits to your account with one command. Send them this line and fill
          in how many credits you need:
        </Typography>
        <Command text={`npm run credits -- add ${email} <amount>`} />
        <Typography sx={{ color: "text.secondary" }}>
          The credits appear here as soon as the command has run.
        </Typography>
      </Card>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 3 }}>
        <Button component={Link} to="/admin/dashboard" variant="contained">
          Back to the dashboard
        </Button>
        <Button component={Link} to="/admin/transactions" color="inherit">
          See transactions
        </Button>
      </Box>
    </Box>
  );
}

function Command({ text }: { text: string }) {
  const showToast = useToast();

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => showToast("Copied."),
      () => showToast("Your browser did not allow copying. Please select the line.", { tone: "error" }),
    );
  }

  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        my: 2,
        pl: 2,
        pr: 1,
        py: 1,
        borderRadius: "8px",
        border: 1,
        borderColor: "divider",
        backgroundColor: "background.default",
      }}
    >
      <Box
        component="code"
        sx={{ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere", fontSize: "0.8125rem" }}
      >
        {text}
      </Box>
      <Button
        size="small"
        color="inherit"
        startIcon={<ContentCopyIcon sx={{ fontSize: 16 }} />}
        onClick={copy}
      >
        Copy
      </Button>
    </Box>
  );
}
