const dialogs = "[role=dialog][aria-modal=true], .MuiDialog-root, .MuiMenu-root";
const typedInto = "input:not([type=checkbox]), textarea, select, [role=slider], [role=menu], [role=listbox]";

/** Whether a key is meant for something else on the page than for what the list is about. */
export function belongsElsewhere(target: EventTarget | null, key: string): boolean {
  // While a dialog is open, what lies under it hears nothing.
  if (isDialogOpen()) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest(`${typedInto}, [role=dialog]`)) return true;
  // A region that scrolls keeps its arrows, a player those and its blank; a control keeps its Enter and its blank, but
  // for the rows themselves.
  if (key.startsWith("Arrow")) return target.closest("[data-scrolls], audio, video") !== null;
  if (key === " ") return target.closest("a, button, summary, input, audio, video") !== null;
  return (
    key === "Enter" && target.closest("a, button, summary, input") !== null && !target.closest("[data-row]")
  );
}

/** Dialogs and menus stand beside the page, which is too large to be searched with every key. */
function isDialogOpen(): boolean {
  for (const part of document.body.children) {
    if (part.id !== "root" && (part.matches(dialogs) || part.querySelector(dialogs))) return true;
  }
  return false;
}
