import "./theme/fonts.css";
import { followOtherTabs } from "./api/session.ts";
import { AppRoutes } from "./app/routes.tsx";
import { show } from "./app/show.tsx";
import { HelpHost } from "./features/help/help-host.tsx";
import { HelpKeys } from "./features/help/help-keys.tsx";
import { OfflineBanner } from "./ui/feedback/offline-banner.tsx";
import { speak } from "./words/speak.ts";
import { loadWords } from "./words/words.ts";
import { wordsOfEveryRecruiterPage } from "./words/words-of-pages.ts";

speak(document.documentElement.lang);
followOtherTabs();
await loadWords(...wordsOfEveryRecruiterPage);

show(
  <>
    <OfflineBanner />
    <AppRoutes />
    <HelpHost load={async () => (await import("./app/recruiter-help.tsx")).loadRecruiterHelp()} />
    <HelpKeys />
  </>,
);
