import "./theme/fonts.css";
import { show } from "./app/show.tsx";
import { preloadPage, VisitorRoutes } from "./app/visitor-routes.tsx";
import { HelpHost } from "./features/help/help-host.tsx";
import { catalogueOfVisitors } from "./words/catalogue-of-visitors.ts";
import { speakIn } from "./words/speak-in.ts";
import { loadWords } from "./words/words.ts";
import { wordsOfEveryPage } from "./words/words-of-pages.ts";

speakIn(document.documentElement.lang, catalogueOfVisitors);
preloadPage(location.pathname);
await loadWords(...wordsOfEveryPage);
show(
  <>
    <VisitorRoutes />
    <HelpHost load={() => import("./features/help/visitors/visitor-help.tsx")} />
  </>,
);
