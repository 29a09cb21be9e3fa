import { pageLanguageOf } from "@winnow/contract/page-languages.ts";
import { pageLanguage } from "../../../words/page-language.ts";
import { unbroken } from "../../../words/unbroken.ts";
import type { HelpProps } from "../help-host.tsx";
import { HelpPanel } from "../panel/help-panel.tsx";
import { visitorHelp as german } from "./de.ts";
import { visitorHelp as english } from "./en.ts";
import { pageOfPath } from "./page-of-path.ts";

/** By the language of the page. */
const contents = { en: english, de: unbroken(german, "de") };

/** The help of those who have no account: who applies, is interviewed, or was sent a link. */
export default function VisitorHelp({ asked, pathname, onClose }: HelpProps) {
  const content = contents[pageLanguageOf(pageLanguage()) ?? "en"];
  return <HelpPanel content={content} firstPageId={asked.pageId ?? pageOfPath(pathname)} onClose={onClose} />;
}
