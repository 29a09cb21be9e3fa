import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { pageLanguageOf, pageLanguages } from "@winnow/contract/page-languages.ts";
import { useState } from "react";
import { useAccount } from "../../../api/account-query.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { languageNames } from "../../../words/language-names.ts";
import { mirrorLanguage } from "../../../words/mirror-language.ts";
import { useWords } from "../../../words/words.ts";
import { isAnyFormUnsaved } from "../unsaved-forms.ts";
import { useUpdateAccount } from "./queries.ts";

const asBrowser = "browser";

/** The language of the account. The page is loaded anew in it at once, unless something typed would be lost by that. */
export function LanguageSelect() {
  const words = useWords("accountPage").language;
  const { language } = useAccount();
  const update = useUpdateAccount();
  const [isToBeLoaded, setIsToBeLoaded] = useState(false);
  const selected = update.isPending ? (update.variables.language ?? null) : language;

  function select(value: string) {
    update.mutate(
      { language: pageLanguageOf(value) },
      {
        onSuccess: (account) => {
          const isToChange = mirrorLanguage(account.language);
          if (isToChange && !isAnyFormUnsaved()) location.reload();
          else setIsToBeLoaded(isToChange);
        },
      },
    );
  }

  return (
    <>
      {update.error ? <FailureAlert headline={words.failed} reason={update.error.message} /> : null}
      <LabelledSelect
        label={words.label}
        value={selected ?? asBrowser}
        choices={[
          { value: asBrowser, words: words.asBrowser },
          ...pageLanguages.map((value) => ({ value, words: languageNames[value] })),
        ]}
        onChange={select}
      />
      {isToBeLoaded ? (
        <Alert
          severity="info"
          role="status"
          action={
            <Button size="small" color="inherit" onClick={() => location.reload()}>
              {words.loadAnew}
            </Button>
          }
        >
          {words.unsaved}
        </Alert>
      ) : null}
    </>
  );
}
