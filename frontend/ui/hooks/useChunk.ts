import { useEffect, useState } from 'react';

/** What has arrived, by how it is fetched: it stands at once where it is wanted again. */
const arrived = new WeakMap<object, { default: unknown }>();

/**
 * A part of the app that is fetched when it is first wanted; undefined until it is there. When it cannot be fetched
 * (no network, a deployment in between) nothing breaks: `onFail` takes the wish back, and the next one tries again.
 * @param wish false or undefined while it is not wanted. Another value is another wish: it tries again what has failed.
 */
export const useChunk = <Part>(
  load: () => Promise<{ default: Part }>,
  wish: boolean | number | string | undefined,
  onFail?: () => void,
): Part | undefined => {
  // In a box, since a component is a function, which setState would call.
  const [loaded, setLoaded] = useState(() => arrived.get(load) as { default: Part } | undefined);
  const missing = !loaded && wish;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFail is no reason to fetch again
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
