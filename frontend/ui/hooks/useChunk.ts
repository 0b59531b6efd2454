import { useEffect, useState } from 'react';

/** What has arrived, by how it is loaded: it renders at once where it is used again. */
const arrived = new WeakMap<object, { default: unknown }>();

/**
 * A part of the app that is loaded when it is first needed; undefined until it is there. A failure (no network, a
 * deployment in between) breaks nothing: `onFail` is called, and the next request tries again.
 * @param wanted false or undefined while the part is not needed. Another value is a new request.
 */
export const useChunk = <Part>(
  load: () => Promise<{ default: Part }>,
  wanted: boolean | number | string | undefined,
  onFail?: () => void,
): Part | undefined => {
  // In an object, because a component is a function, which setState would call.
  const [loaded, setLoaded] = useState(() => arrived.get(load) as { default: Part } | undefined);
  const missing = !loaded && wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFail is no reason to load again
  useEffect(() => {
    if (!missing) return;
    let current = true;
    load().then(
      (part) => {
        arrived.set(load, part);
        if (current) setLoaded(part);
      },
      () => current && onFail?.(),
    );
    return () => {
      current = false;
    };
  }, [missing, load]);
  return loaded?.default;
};
