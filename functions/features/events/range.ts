import type { Asked } from '#functions/parts/events/listed.ts';
import type { EventCard } from '#functions/parts/events/shown.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { EVENT } from '#shared/features/events/rules.ts';

interface RangeOptions {
  readonly after?: string | undefined;
  readonly underWay?: boolean;
}

export type When = 'upcoming' | 'past';

/**
 * The moments at which events of a page begin. Those to come begin from now on, since nobody can join one that is under way; of a
 * user's own (`underWay`) these are among them.
 */
export const rangeOf = (when: When, now: Date, { after, underWay = false }: RangeOptions = {}): Asked => {
  const at = now.getTime();
  return when === 'upcoming'
    ? {
        from: new Date(underWay ? at - EVENT.days * DAY_MS : at).toISOString(),
        to: new Date(at + 2 * EVENT.ahead * DAY_MS).toISOString(),
        latestFirst: false,
        after,
      }
    : { from: '2000', to: now.toISOString(), latestFirst: true, after };
};

/** Whether an event belongs to what was asked for: to come until its end. */
export const isIn = (when: When, { endsAt }: Pick<EventCard, 'endsAt'>, now: Date): boolean =>
  (when === 'upcoming') === Date.parse(endsAt) > now.getTime();
