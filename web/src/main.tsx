import { paths } from "@winnow/contract/paths.ts";
import "./theme/fonts.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { followOtherTabs, readSession } from "./api/session.ts";
import { App } from "./app/app.tsx";
import { preload } from "./app/pages.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

followOtherTabs();
const isPublic = /^\/admin\/(sign-(in|up)$|public\/)/.test(location.pathname);
preload(isPublic || readSession() ? location.pathname : paths.signIn);

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// In slices, so that what is touched meanwhile is not left without an answer.
startTransition(() => createRoot(root).render(app));
