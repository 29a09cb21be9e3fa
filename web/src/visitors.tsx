import "./theme/fonts.css";
import { show } from "./app/show.tsx";
import { preloadPage, VisitorRoutes } from "./app/visitor-routes.tsx";
import { HelpHost } from "./features/help/help-host.tsx";

preloadPage(location.pathname);
show(
  <>
    <VisitorRoutes />
    <HelpHost load={() => import("./features/help/visitors/visitor-help.tsx")} />
  </>,
);
