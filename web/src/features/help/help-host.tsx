import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "../../api/use-store.ts";
import { AwaitedDialog } from "../../ui/feedback/awaited-dialog.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { wordsOf } from "../../words/words.ts";
import { pageIdIn } from "./help-address.ts";
import { type AskedHelp, closeHelp, helpDoor, openHelp } from "./help-door.ts";

export type HelpProps = { asked: AskedHelp; pathname: string; onClose: () => void };

/** Where the help is shown, over every page of an application. Nothing of it is loaded before somebody asks for it. */
export function HelpHost({ load }: { load: () => Promise<{ default: ComponentType<HelpProps> }> }) {
  const { asked } = useStore(helpDoor);
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<{ asked: AskedHelp; Help: ComponentType<HelpProps> } | null>(null);
  const showToast = useToast();

  const bring = useEffectEvent(async (wanted: AskedHelp) => {
    try {
      const { default: Help } = await load();
      // A menu or search that it was opened from closes first, and gives the focus back to where it came from.
      await new Promise((resolve) => setTimeout(resolve));
      if (helpDoor.read().asked === wanted) setLoaded({ asked: wanted, Help });
    } catch {
      closeHelp();
      showToast(wordsOf("kit").helpNotLoaded, { tone: "error" });
    }
  });

  useEffect(() => {
    if (asked) void bring(asked);
  }, [asked]);

  // Another page asks for another help.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the effect answers to.
  useEffect(() => closeHelp, [pathname]);

  useEffect(() => {
    followAddress();
    window.addEventListener("hashchange", followAddress);
    return () => window.removeEventListener("hashchange", followAddress);
  }, []);

  if (!asked) return null;
  if (loaded?.asked !== asked) return <AwaitedDialog onLeave={close} />;
  return <loaded.Help asked={asked} pathname={pathname} onClose={close} />;
}

function followAddress(): void {
  const pageId = pageIdIn(window.location.hash);
  if (pageId !== null) openHelp(pageId);
}

/** What was opened by the address is taken out of it: a reload shows the page alone. */
function close(): void {
  closeHelp();
  if (pageIdIn(window.location.hash) === null) return;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
}
