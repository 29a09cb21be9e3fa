import { type PageLanguage, pageLanguageOf } from "@winnow/contract/page-languages.ts";
import type { HelpProps } from "../features/help/help-host.tsx";
import { HelpPanel } from "../features/help/panel/help-panel.tsx";
import { pageOfPath } from "../features/help/recruiters/page-of-path.ts";
import type { RecruiterContent } from "../features/help/recruiters/recruiter-content.ts";
import { recruiterHelp } from "../features/help/recruiters/recruiter-help.ts";
import { pageLanguage } from "../words/page-language.ts";
import { unbroken } from "../words/unbroken.ts";
import { shortcutGroups } from "./shortcut-groups.ts";

const contents: Record<PageLanguage, () => Promise<{ recruiterContent: RecruiterContent }>> = {
  en: () => import("../features/help/recruiters/en/recruiter-content.ts"),
  de: () => import("../features/help/recruiters/de/recruiter-content.ts"),
};

/** The help of recruiters, signed in or about to, in the language of the page. */
export async function loadRecruiterHelp() {
  const language = pageLanguageOf(pageLanguage()) ?? "en";
  const content = unbroken((await contents[language]()).recruiterContent, language);

  function RecruiterHelp({ asked, pathname, onClose }: HelpProps) {
    return (
      <HelpPanel
        content={recruiterHelp(content, shortcutGroups, pathname)}
        firstPageId={asked.pageId ?? pageOfPath(pathname, window.location.search)}
        onClose={onClose}
      />
    );
  }
  return { default: RecruiterHelp };
}
