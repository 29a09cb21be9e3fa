import "./theme/fonts.css";
import { followOtherTabs } from "./api/session.ts";
import { AppRoutes, preloadPage } from "./app/routes.tsx";
import { show } from "./app/show.tsx";
import { HelpHost } from "./features/help/help-host.tsx";
import { HelpKeys } from "./features/help/help-keys.tsx";
import { OfflineBanner } from "./ui/feedback/offline-banner.tsx";
import { catalogueOfGuests } from "./words/catalogue-of-guests.ts";
import { speakIn } from "./words/speak-in.ts";
import { loadWords } from "./words/words.ts";
import { wordsOfEveryRecruiterPage } from "./words/words-of-pages.ts";

speakIn(document.documentElement.lang, catalogueOfGuests);
followOtherTabs();

Promise.all([loadWords(...wordsOfEveryRecruiterPage), preloadPage(location.pathname)]).then(() =>
  show(
    <>
      <OfflineBanner />
      <AppRoutes />
      <HelpHost load={async () => (await import("./app/recruiter-help.tsx")).loadRecruiterHelp()} />
      <HelpKeys />
    </>,
  ),
);
