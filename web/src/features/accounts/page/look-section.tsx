import Box from "@mui/material/Box";
import { formatLocales } from "@winnow/contract/account-settings.ts";
import { useAccount } from "../../../api/account-query.ts";
import { ColorModeChoice } from "../../../theme/color-mode-choice.tsx";
import { mutedText } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { useWords } from "../../../words/words.ts";
import { LanguageSelect } from "./language-select.tsx";
import { exampleIn, localeWords } from "./locale-words.ts";
import { useUpdateAccount } from "./queries.ts";

const asBrowser = "browser";

/** The colours, which this browser keeps, and the language and how dates and numbers are written, which the account keeps. */
export function LookSection({ title }: { title: string }) {
  const words = useWords("accountPage").look;
  const { format_locale } = useAccount();
  const update = useUpdateAccount();
  // What was selected counts at once; what the server says counts after it.
  const selected = update.isPending ? (update.variables.format_locale ?? null) : format_locale;

  function select(value: string) {
    update.mutate({ format_locale: formatLocales.find((locale) => locale === value) ?? null });
  }

  return (
    <Panel title={title}>
      <Box sx={{ display: "grid", gap: 2, maxWidth: 420 }}>
        <Box sx={{ mx: -1.5, my: -1 }}>
          <ColorModeChoice />
        </Box>
        <LanguageSelect />
        {update.error ? <FailureAlert headline={words.failed} reason={update.error.message} /> : null}
        <LabelledSelect
          label={words.format}
          value={selected ?? asBrowser}
          choices={[
            { value: asBrowser, words: words.asBrowser },
            ...formatLocales.map((value) => ({ value, words: localeWords(value) })),
          ]}
          onChange={select}
        />
        <Box role="status" sx={mutedText}>
          {words.example({ example: exampleIn(selected) })}
        </Box>
      </Box>
    </Panel>
  );
}
