import ContentCopyIcon from "@mui/icons-material/ContentCopyRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useAccount } from "../../api/account-query.ts";
import { radius, textSize } from "../../theme/sizes.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { useWords } from "../../words/words.ts";

/** Where nothing is sold online, whoever runs the server gives credits with a command. */
export function OperatorCommand() {
  const words = useWords("payments").operator;
  const { email } = useAccount();
  return (
    <Card component="section" sx={{ p: { xs: 3, sm: 4 } }}>
      <Typography variant="h2">{words.title}</Typography>
      <Typography sx={{ mt: 1, color: "text.secondary" }}>{words.text}</Typography>
      <Command text={`npm run credits -- add ${email} ${words.amount}`} />
      <Typography sx={{ color: "text.secondary" }}>{words.after}</Typography>
    </Card>
  );
}

function Command({ text }: { text: string }) {
  const words = useWords("payments").operator;
  const showToast = useToast();

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => showToast(words.copied),
      () => showToast(words.notCopied, { tone: "error" }),
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
        borderRadius: radius.control,
        border: 1,
        borderColor: "divider",
        backgroundColor: "background.default",
      }}
    >
      <Box
        component="code"
        sx={{ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere", fontSize: textSize.small }}
      >
        {text}
      </Box>
      <Button
        size="small"
        color="inherit"
        startIcon={<ContentCopyIcon sx={{ fontSize: 16 }} />}
        onClick={copy}
      >
        {words.copy}
      </Button>
    </Box>
  );
}
