import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code is a chunk of its own. */
export interface LazyScreen {
  (): React.ReactNode;
  /** Fetches the code; the screen then shows at once, without its Suspense boundary's fallback. */
  preload: () => Promise<void>;
}

/**
 * `lazy` for screens, which can also be fetched beforehand: a prerendered page is only taken over without a flicker
 * when everything on it can be rendered at once.
 */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>): LazyScreen => {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = (await load()).default;
  };
  const Lazy = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: as `lazy` itself; called once for each screen, at module level
  const Screen = () => {
    // Decided once for each showing: another component in its place would begin anew.
    const [Loaded] = useState(() => loaded);
    return Loaded ? <Loaded /> : <Lazy />;
  };
  return Object.assign(Screen, { preload });
};
