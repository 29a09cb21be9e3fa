import "./theme/fonts.css";
import { show } from "./app/show.tsx";
import { preloadPage, VisitorRoutes } from "./app/visitor-routes.tsx";

preloadPage(location.pathname);
show(<VisitorRoutes />);
