import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { EVENT_NEWS } from '#shared/features/events/news.ts';
import { EVENT_ACTORS, EVENT_STATUSES, GUEST_ACTORS, GUEST_STATUSES } from '#shared/features/events/rules.ts';
import { eventSchema } from '#shared/features/events/schema.ts';

const personSchema = z.object({ id: z.string(), name: z.string() });
const count = z.number().int();

const eventStepSchema = z.object({
  status: z.enum(EVENT_STATUSES),
  at: momentSchema,
  by: z.enum(EVENT_ACTORS),
  user: z.string().optional(),
  reason: z.string().optional(),
});

/** The places of an event: all that a change of one guest may change of the event. */
const seatsSchema = z.object({
  /** Places that guests hold: going, offered or attended. */
  held: count,
  waiting: count,
  /** Of those held: offers that nobody has accepted yet, and guests who came. */
  offered: count,
  attended: count,
  /** Guests with a place who did not come; counted when the event is over. */
  absent: count,
  /** Places that guests gave back before the beginning. */
  freed: count,
  /** The latest number of the waiting list. */
  number: count,
  /** How many wait in each block of numbers (queue.ts): a place in the list is counted without reading all of it. */
  blocks: z.record(z.string(), count),
  /** When the first of the open offers lapses, or an earlier moment; missing without any. */
  offerDue: momentSchema.optional(),
});
export type Seats = z.infer<typeof seatsSchema>;

export const NO_SEATS: Seats = {
  held: 0,
  waiting: 0,
  offered: 0,
  attended: 0,
  absent: 0,
  freed: 0,
  number: 0,
  blocks: {},
};

export const eventRecordSchema = seatsSchema.extend({
  ...eventSchema.pick({
    id: true,
    title: true,
    description: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
    venue: true,
    capacity: true,
    audience: true,
    status: true,
    host: true,
    coHosts: true,
    university: true,
    reason: true,
    version: true,
    updatedAt: true,
  }).shape,
  link: z.string(),
  code: z.string(),
  history: z.array(eventStepSchema),
  /** Raised by each change of the record, also of its places: what was decided from it fails when it has changed since. */
  turn: count,
  /** How often calendars were told of a change. */
  sequence: count,
  /** When something changed that guests are told of; missing until then. */
  changedAt: momentSchema.optional(),
  messages: z.array(z.object({ at: momentSchema, by: personSchema, text: z.string() })),
  /** What the schedule has said already (due.ts). */
  told: z.array(z.string()),
  /** When the schedule looks at it again. */
  dueAt: momentSchema.optional(),
  createdAt: momentSchema,
});
/** An event as it is stored. */
export type EventRecord = z.infer<typeof eventRecordSchema>;

const guestStepSchema = z.object({
  status: z.enum(GUEST_STATUSES),
  at: momentSchema,
  by: z.enum(GUEST_ACTORS),
  user: z.string().optional(),
});
export const guestRecordSchema = z.object({
  eventId: z.string(),
  userId: z.string(),
  name: z.string(),
  status: z.enum(GUEST_STATUSES),
  startsAt: momentSchema,
  /** When they came to their place, or to their number. */
  at: momentSchema,
  /** On the waiting list. */
  number: count.optional(),
  offerUntil: momentSchema.optional(),
  /** How many offers they let lapse. */
  lapses: count,
  /** Up to which change of the event the guest’s lists and calendar were brought. */
  sequence: count.default(0),
  checkedInAt: momentSchema.optional(),
  /** What happened to their place, which they are told. */
  news: z.object({ at: momentSchema, what: z.enum(EVENT_NEWS) }).optional(),
  history: z.array(guestStepSchema),
  version: count,
  updatedAt: momentSchema,
});
/** A guest of an event as it is stored. */
export type GuestRecord = z.infer<typeof guestRecordSchema>;
export type GuestActor = (typeof GUEST_ACTORS)[number];
