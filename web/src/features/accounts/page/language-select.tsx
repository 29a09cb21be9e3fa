import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { pageLanguageOf, pageLanguages } from "@winnow/contract/page-languages.ts";
import { useState } from "react";
import { useAccount } from "../../../api/account-query.ts";
import { FailureAlert } from "../../../ui/feedback/failure-alert.tsx";
import { LabelledSelect } from "../../../ui/form/labelled-select.tsx";
import { languageNames } from "../../../words/language-names.ts";
import { mirrorLanguage } from "../../../words/mirror-language.ts";
import { isAnyFormUnsaved } from "../unsaved-forms.ts";
import { useUpdateAccount } from "./queries.ts";

const asBrowser = "browser";

/** The language of the account. The page is loaded anew in it at once, unless something typed would be lost by that. */
export function LanguageSelect() {
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
      {update.error ? (
        <FailureAlert headline="The language was not changed." reason={update.error.message} />
      ) : null}
      <LabelledSelect
        label="Language"
        value={selected ?? asBrowser}
        choices={[
          { value: asBrowser, words: "As this browser" },
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
              Load it anew
            </Button>
          }
        >
          What you typed on this page is not saved yet. Save it, then load the page anew to change its
          language.
        </Alert>
      ) : null}
    </>
  );
}
