import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Receipt } from "@winnow/contract/applications.ts";
import { isApplicationNoticeOfToday, saysModelReads } from "@winnow/contract/job-forms.ts";
import { noticeLanguageOf } from "@winnow/contract/notice-languages.ts";
import { mutedText } from "../../../theme/styles.ts";
import { useWords } from "../../../words/words.ts";
import { applicationNoticeTexts, seenAndAssessed } from "../../job-forms/public/application-notice.ts";

/** What was agreed to, in the language that it was read in, folded away; of a text of former times its version alone. */
export function ReceiptNotice({ receipt }: { receipt: Receipt }) {
  const { notice_version: version, notice_language, employer } = receipt;
  const agreed = useWords("receipt").sent.agreed({ version });
  const isReadByModel = saysModelReads(version);
  const language = isApplicationNoticeOfToday(version) ? noticeLanguageOf(notice_language) : null;
  if (!language) return <Box sx={{ ...mutedText, mt: 2 }}>{agreed}</Box>;
  const texts = applicationNoticeTexts[language];
  const { seen, assessed } = seenAndAssessed(texts, { employer, isReadByModel, readBy: receipt.read_by });
  return (
    <Box component="details" sx={foldedStyle}>
      <summary>
        {agreed}
        <ExpandIcon aria-hidden fontSize="small" />
      </summary>
      <Box lang={language} sx={{ display: "grid", gap: 1, mt: 1, maxWidth: "68ch" }}>
        {[texts.kept, seen, assessed, texts.yours, texts.agreement].map((text) => (
          <Typography key={text} sx={{ overflowWrap: "anywhere" }}>
            {text}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const foldedStyle = {
  mt: 2,
  "& summary": {
    ...mutedText,
    display: "flex",
    alignItems: "center",
    gap: 0.5,
    minHeight: 36,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
  },
  "&[open] summary svg": { transform: "rotate(180deg)" },
} as const;
