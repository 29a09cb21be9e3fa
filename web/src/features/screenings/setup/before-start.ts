import { createContext, type RefObject, useContext, useEffect } from "react";

/** Finishes what is half done on the page; answers whether the screening may start then. */
type Finish = () => Promise<boolean>;

const nothingToFinish: Finish = async () => true;

export const BeforeStart = createContext<RefObject<Finish>>({ current: nothingToFinish });

/** Has something finished before the screening starts, for as long as the component is shown. */
export function useFinishBeforeStart(finish: Finish): void {
  const beforeStart = useContext(BeforeStart);
  useEffect(() => {
    beforeStart.current = finish;
    return () => {
      beforeStart.current = nothingToFinish;
    };
  });
}
