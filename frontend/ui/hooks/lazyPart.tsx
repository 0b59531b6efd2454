import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A component whose code is in a separate chunk. */
export interface LazyPart<Props = object> {
  (props: Props): ReactNode;
  /** Fetches the code; the part then renders at once, without its Suspense boundary's fallback. */
  preload: () => Promise<void>;
}

const failed = new Set<() => void>();

/** Lets every part that failed to load be requested again. For an error boundary, once it shows the failure. */
export const retryFailedParts = (): void => {
  for (const reset of failed) reset();
  failed.clear();
};

/**
 * React's `lazy`, which can also be fetched beforehand (a prerendered page is taken over without a flicker only if
 * everything on it can be rendered at once) and which does not remember a failure for good.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const fetchIt = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const attempt = (): ComponentType<Props> =>
    lazy(() =>
      fetchIt().catch((error: unknown) => {
        failed.add(reset);
        throw error;
      }),
    );
  let pending = attempt();
  const reset = () => {
    pending = attempt();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: like `lazy` itself, called once per part at module level
  const Part = (props: Props) => {
    // Chosen once per mount: another component in its place would lose its state.
    const [Shown] = useState(() => loaded ?? pending);
    return <Shown {...props} />;
  };
  return Object.assign(Part, {
    preload: async () => {
      await fetchIt();
    },
  });
};
