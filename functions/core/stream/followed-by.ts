import type { Effect } from './change.ts';

/** Effects of which those of some kinds are followed by another one: when it fails, both are tried again. */
export const followedBy = <K extends string>(
  next: Effect,
  kinds: readonly NoInfer<K>[],
  effects: Readonly<Record<K, Effect>>,
): Readonly<Record<K, Effect>> => {
  const all: Record<K, Effect> = { ...effects };
  for (const kind of kinds) {
    const effect = effects[kind];
    all[kind] = async (change) => {
      await effect(change);
      await next(change);
    };
  }
  return all;
};
