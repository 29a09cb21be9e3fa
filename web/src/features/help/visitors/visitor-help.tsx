import type { HelpProps } from "../help-host.tsx";
import { HelpPanel } from "../panel/help-panel.tsx";
import { visitorHelp } from "./en.ts";
import { pageOfPath } from "./page-of-path.ts";

/** The help of those who have no account: who applies, is interviewed, or was sent a link. */
export default function VisitorHelp({ asked, pathname, onClose }: HelpProps) {
  return (
    <HelpPanel content={visitorHelp} firstPageId={asked.pageId ?? pageOfPath(pathname)} onClose={onClose} />
  );
}
