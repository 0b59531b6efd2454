import { listKey } from '#functions/core/keys.ts';
import { EVENT_REMINDERS_MS } from '#shared/features/events/rules.ts';
import { INDEXES } from '#shared/records.ts';
import type { EventRecord } from './record.ts';

/**
 * What is due about a published event:
 * - `reminder`: the guests are reminded that it begins in so many milliseconds.
 * - `offer`: an offered place was not accepted in time; `places`: some are free while others wait.
 * - `end`: it is over.
 */
export interface Due {
  readonly kind: 'reminder' | 'offer' | 'places' | 'end';
  readonly at: string;
  readonly before?: number;
}

type DueTimes = Pick<
  EventRecord,
  'status' | 'startsAt' | 'endsAt' | 'offerDue' | 'told' | 'held' | 'waiting' | 'capacity' | 'updatedAt'
>;

/** Identifies a reminder: after the event was moved it has another moment, and is said again. */
export const dueKey = ({ kind, at }: Due): string => `${kind}@${at}`;

/** All reminders of an event, whether they are past or not. */
export const remindersOf = ({ startsAt }: Pick<EventRecord, 'startsAt'>): Due[] =>
  EVENT_REMINDERS_MS.map((before) => ({
    kind: 'reminder',
    at: new Date(Date.parse(startsAt) - before).toISOString(),
    before,
  }));

/** The keys of reminders that are in the past: an event that is published or moved later than that does not give them. */
export const pastReminders = (event: Pick<EventRecord, 'startsAt'>, now: Date): string[] =>
  remindersOf(event)
    .filter(({ at }) => Date.parse(at) <= now.getTime())
    .map(dueKey);

/** Whether places are free that those who wait are to get. */
export const hasIdlePlaces = ({ status, startsAt, held, waiting, capacity }: DueTimes, now: Date): boolean =>
  status === 'published' && waiting > 0 && held < capacity && Date.parse(startsAt) > now.getTime();

/** What is still to be done about an event, in order. */
export const openDues = (event: DueTimes, now: Date): Due[] => {
  if (event.status !== 'published') return [];
  const { endsAt, offerDue, told } = event;
  const all: Due[] = [
    ...remindersOf(event).filter((due) => !told.includes(dueKey(due))),
    ...(offerDue === undefined ? [] : [{ kind: 'offer', at: offerDue } as const]),
    ...(hasIdlePlaces(event, now) ? [{ kind: 'places', at: now.toISOString() } as const] : []),
    { kind: 'end', at: endsAt },
  ];
  return all.sort((one, other) => (one.at < other.at ? -1 : 1));
};

const { pk: LIST, sk: DUE_ON } = INDEXES.openDeadlines;

/** The attributes by which the schedule finds an event, or those that it loses. */
export const dueFields = (event: DueTimes, now: Date) => {
  const dueAt = openDues(event, now)[0]?.at;
  return dueAt === undefined
    ? { set: {}, remove: ['dueAt', LIST, DUE_ON] }
    : { set: { dueAt, ...listKey('event', 'due', { dueAt }) }, remove: [] };
};
