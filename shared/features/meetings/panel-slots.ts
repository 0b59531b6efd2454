import type { Availability } from './availability-rules.ts';
import { isOffered, type SlotsAsked, type Span, slotsOf } from './slots.ts';

/** A host, with their meetings. */
export interface Host {
  /** Missing for one who has set no hours: only their meetings count. The first host has some. */
  readonly availability: Availability | undefined;
  readonly busy: readonly Span[];
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/**
 * The beginnings of the slots at which all hosts can be met: those of the first one that the others offer, too. The others'
 * own steps do not matter, as a half hour of one would never meet the three quarters of another.
 */
export const panelSlots = (
  [first, ...others]: readonly Host[],
  asked: Omit<SlotsAsked, 'busy'>,
): number[] => {
  if (!first?.availability) return [];
  return slotsOf(first.availability, { ...asked, busy: first.busy }).filter((start) => {
    const span = { start, end: start + asked.minutes * 60_000 };
    return others.every(({ availability, busy }) =>
      availability
        ? isOffered(availability, span, asked.now, busy)
        : !busy.some((meeting) => overlaps(span, meeting)),
    );
  });
};
