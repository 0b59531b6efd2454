import type { CallOf } from '#functions/core/advisor/define-tool.ts';
import type { Insight } from '#shared/features/ai/schema.ts';
import type { CallableId } from '#shared/route-types.ts';

/** What insights are computed from. */
export type Looking<Ids extends CallableId> = Pick<CallOf<Ids>, 'call' | 'user' | 'timeZone' | 'now'>;

/** Computes what there is to say about one thing: the most urgent first, nothing where there is nothing. */
export type Look = (looking: Looking<CallableId>) => Promise<readonly Insight[]>;

/**
 * The id of a fact, of what identifies it: another fact has another one. Every character that an id cannot have is written as its
 * code.
 */
export const insightIdOf = (kind: string, ...parts: readonly string[]): string =>
  [kind, ...parts.map((part) => encodeURIComponent(part).replace(/[^\w.-]/g, '.'))].join(':').slice(0, 120);
