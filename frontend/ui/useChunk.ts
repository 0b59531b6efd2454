import { useEffect, useState } from 'react';

/**
 * A part of the app that is fetched when it is first wanted; undefined until it is there. When it cannot be fetched
 * (no network, a deployment in between) nothing breaks: `onFail` takes the wish back, and the next one tries again.
 */
export const useChunk = <Part>(
  load: () => Promise<{ default: Part }>,
  wanted: boolean,
  onFail?: () => void,
): Part | undefined => {
  // In a box, since a component is a function, which setState would call.
  const [loaded, setLoaded] = useState<{ default: Part }>();
  const missing = wanted && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onFail is no reason to fetch again
  useEffect(() => {
    if (!missing) return;
    let current = true;
    load().then(
      (part) => current && setLoaded({ default: part.default }),
      () => current && onFail?.(),
    );
    return () => {
      current = false;
    };
  }, [missing, load]);
  return loaded?.default;
};
