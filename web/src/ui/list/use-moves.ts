import { type RefObject, useEffect, useRef, useState } from "react";
import { moved } from "./moved.ts";

/**
 * Moves the items of an ordered list. Each row is marked with `data-movable` and its id, each button that moves it with
 * `data-move` and by how many places.
 */
export function useMoves<Item extends { id: string }>(options: {
  list: RefObject<HTMLElement | null>;
  items: readonly Item[];
  /** Saves the list; `next` may be made of a newer one, and more than once. */
  onChange: (next: (present: Item[]) => Item[]) => unknown;
  /** The words for where an item has come to; places count from 1. */
  say: (moved: { place: number; of: number }) => string;
}): { move: (id: string, by: number) => void; said: string } {
  const { list, items, onChange, say } = options;
  const [said, setSaid] = useState("");
  const movedBy = useRef<{ id: string; by: number } | null>(null);

  // The row moves with its button; the focus would be lost.
  useEffect(() => {
    const step = movedBy.current;
    movedBy.current = null;
    if (!step || items.length === 0) return;
    const row = list.current?.querySelector(`[data-movable="${step.id}"]`);
    const buttons = [step.by, -step.by].map((by) =>
      row?.querySelector<HTMLButtonElement>(`[data-move="${by}"]:not(:disabled)`),
    );
    buttons.find((button) => button)?.focus();
  }, [list, items]);

  function move(id: string, by: number) {
    // To a place and not by a step: a change whose answer is lost is made again.
    const to = items.findIndex((item) => item.id === id) + by;
    movedBy.current = { id, by };
    setSaid(say({ place: to + 1, of: items.length }));
    onChange((present) => moved(present, id, to));
  }

  return { move, said };
}
