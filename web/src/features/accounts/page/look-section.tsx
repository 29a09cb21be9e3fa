import Box from "@mui/material/Box";
import { formatLocales } from "@winnow/contract/account-settings.ts";
import { useAccount } from "../../../api/account-query.ts";
import { ColorModeChoice } from "../../../theme/color-mode-choice.tsx";
import { mutedText } from "../../../theme/styles.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { Panel } from "../../../ui/page/panel.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { exampleIn, localeWords } from "./locale-words.ts";
import { useUpdateAccount } from "./queries.ts";

const asBrowser = "browser";

/** The colours, which this browser keeps, and the language and how dates and numbers are written, which the account keeps. */
export function LookSection({ title }: { title: string }) {
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
        {update.error ? (
          <FailureAlert headline="The format was not changed." reason={update.error.message} />
        ) : null}
        <LabelledSelect
          label="Dates and numbers"
          value={selected ?? asBrowser}
          choices={[
            { value: asBrowser, words: "As this browser" },
            ...formatLocales.map((value) => ({ value, words: localeWords(value) })),
          ]}
          onChange={select}
        />
        <Box role="status" sx={mutedText}>
          Example: {exampleIn(selected)}.
        </Box>
      </Box>
    </Panel>
  );
}
