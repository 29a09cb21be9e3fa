import "./theme/fonts.css";
import { followOtherTabs } from "./api/session.ts";
import { AppRoutes } from "./app/routes.tsx";
import { show } from "./app/show.tsx";
import { HelpHost } from "./features/help/help-host.tsx";
import { HelpKeys } from "./features/help/help-keys.tsx";
import { OfflineBanner } from "./ui/feedback/offline-banner.tsx";
import { bringWordsFrom, holdWords } from "./words/words.ts";
import { furtherWordsOfRecruiters, wordsOfRecruiters } from "./words/words-of-recruiters.ts";

holdWords(wordsOfRecruiters);
bringWordsFrom(furtherWordsOfRecruiters);
followOtherTabs();

show(
  <>
    <OfflineBanner />
    <AppRoutes />
    <HelpHost load={() => import("./app/recruiter-help.tsx")} />
    <HelpKeys />
  </>,
);
