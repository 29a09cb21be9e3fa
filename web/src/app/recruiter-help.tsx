import type { HelpProps } from "../features/help/help-host.tsx";
import { HelpPanel } from "../features/help/panel/help-panel.tsx";
import { pageOfPath } from "../features/help/recruiters/page-of-path.ts";
import { recruiterHelp } from "../features/help/recruiters/recruiter-pages.ts";
import { shortcutGroups } from "./shortcut-groups.ts";

/** The help of recruiters, signed in or about to. */
export default function RecruiterHelp({ asked, pathname, onClose }: HelpProps) {
  return (
    <HelpPanel
      content={recruiterHelp(shortcutGroups, pathname)}
      firstPageId={asked.pageId ?? pageOfPath(pathname, window.location.search)}
      onClose={onClose}
    />
  );
}
