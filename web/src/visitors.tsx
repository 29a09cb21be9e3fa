import "./theme/fonts.css";
import { show } from "./app/show.tsx";
import { preloadPage, VisitorRoutes } from "./app/visitor-routes.tsx";
import { HelpHost } from "./features/help/help-host.tsx";
import { speak } from "./words/speak.ts";
import { loadWords } from "./words/words.ts";
import { wordsOfEveryPage } from "./words/words-of-pages.ts";

speak(document.documentElement.lang);
preloadPage(location.pathname);
await loadWords(...wordsOfEveryPage);
show(
  <>
    <VisitorRoutes />
    <HelpHost load={() => import("./features/help/visitors/visitor-help.tsx")} />
  </>,
);
