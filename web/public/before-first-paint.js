// Runs before anything is drawn, so that the page never flashes in the wrong colours.
(() => {
  let mode = "system";
  try {
    mode = localStorage.getItem("winnow-color-mode") ?? "system";
  } catch {
    // Storage may be switched off; the system's choice holds then.
  }
  const isDark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-color-mode", isDark ? "dark" : "light");
  // Zod compiles its checks with `new Function` unless told not to, which our content security policy forbids.
  globalThis.__zod_globalConfig = { jitless: true };
})();
