import { type ComponentType, lazy, useState } from "react";

/**
 * A component whose code comes when it is first drawn. Where it was preloaded before, it is drawn at once: something that
 * stands in its place for a moment would stay for a third of a second.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | null = null;
  // Both take the same properties; `lazy` passes them on.
  const Lazy = lazy(load) as unknown as ComponentType<Props>;

  function Preloadable(props: Props) {
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }

  return Object.assign(Preloadable, {
    // What fails here fails again, visibly, when it is drawn.
    preload: () =>
      load().then(
        (module) => {
          loaded = module.default;
        },
        () => {},
      ),
  });
}
