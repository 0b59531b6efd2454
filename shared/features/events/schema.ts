import * as z from 'zod';
import { line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { roomLinkSchema } from '#shared/core/room-link.ts';
import { startSchema } from '#shared/core/starts.ts';
import { timeZoneSchema } from '#shared/core/time-zones.ts';
import { AUDIENCES, EVENT, EVENT_ACTORS, EVENT_STATUSES, GUEST_STATUSES } from './rules.ts';

export const eventId = z.string().regex(/^[\w-]{1,64}$/);
const person = z.object({ id: z.string(), name: z.string() });
const count = z.number().int().min(0);

/** What a host enters, field by field. */
export const eventShape = {
  title: line(EVENT.title).min(1, 'Enter a title'),
  description: paragraphs(EVENT.description).default(''),
  startsAt: startSchema,
  endsAt: startSchema,
  /** The zone in which the host set the times, and in which the place is. */
  timeZone: timeZoneSchema,
  /** Where it takes place, in words: an address, or how the online room is called. */
  venue: line(EVENT.venue).default(''),
  /** The address of an online room, shown to those who have a place; empty without one. */
  link: roomLinkSchema.default(''),
  capacity: z
    .number()
    .int()
    .min(EVENT.capacity.min, 'Enter at least 1')
    .max(EVENT.capacity.max, `Enter at most ${EVENT.capacity.max}`),
  audience: z.enum(AUDIENCES),
  /** Ids of users who host it, too. */
  coHosts: z.array(eventId).max(EVENT.coHosts, `Add at most ${EVENT.coHosts}`).default([]),
};
/** What a host enters. */
export const eventFieldsSchema = z.object(eventShape).refine(({ startsAt, endsAt }) => startsAt < endsAt, {
  path: ['endsAt'],
  error: 'Enter an end after the beginning',
});
export type EventFields = z.infer<typeof eventFieldsSchema>;

/** An event in a list, and on its page. */
export const eventSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** In a list, only its beginning. */
  description: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  timeZone: z.string(),
  venue: z.string(),
  capacity: z.number().int(),
  audience: z.enum(AUDIENCES),
  status: z.enum(EVENT_STATUSES),
  host: person,
  coHosts: z.array(person).max(EVENT.coHosts),
  /** The university of the host, for an event of it; empty otherwise. */
  university: z.string(),
  /** Guests with a place, and those who wait for one. */
  going: count,
  waiting: count,
  /** Those who came; null before it is over. */
  attended: count.nullable(),
  /** Why it was cancelled; empty otherwise. */
  reason: z.string(),
  /** Whether the caller hosts it. */
  hosting: z.boolean(),
  /** Of the caller; null for those who are not on the list. */
  mine: z
    .object({
      status: z.enum(GUEST_STATUSES),
      /** From 1; only while they wait. */
      position: z.number().int().min(1).optional(),
      /** Percent, from the host's past events; null when these say too little. Only while they wait. */
      chance: z.number().int().min(0).max(100).nullable().optional(),
      /** Until when an offered place is held. */
      offerUntil: momentSchema.optional(),
    })
    .nullable(),
  version: z.number().int(),
  updatedAt: momentSchema,
});
export type CommunityEvent = z.infer<typeof eventSchema>;

/** A public event as everyone sees it, without an account. */
export const publicEventSchema = eventSchema.omit({
  audience: true,
  university: true,
  hosting: true,
  mine: true,
  version: true,
});
export type PublicEvent = z.infer<typeof publicEventSchema>;

/** An event as one user sees its page. */
export const wholeEventSchema = eventSchema.extend({
  /** The address of the online room, for hosts and guests with a place until it is cancelled; empty otherwise. */
  link: z.string(),
  /** The code at the door, for hosts; null for others. */
  code: z.string().nullable(),
  /** Another entry of the caller's calendar at that time; null for none. */
  clash: z.object({ title: z.string(), startsAt: momentSchema }).nullable(),
  history: z.array(
    z.object({
      status: z.enum(EVENT_STATUSES),
      at: momentSchema,
      by: z.enum(EVENT_ACTORS),
      reason: z.string().optional(),
    }),
  ),
  /** How many messages the hosts may still send to the guests. */
  messagesLeft: count,
  /** Whether the caller, who was there, shows it on their profile. */
  shown: z.boolean(),
});
export type WholeEvent = z.infer<typeof wholeEventSchema>;

/** An event in the calendar of a user who hosts it or has a place. */
export const calendarEventSchema = eventSchema.pick({
  id: true,
  title: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  venue: true,
  status: true,
  hosting: true,
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

/** What became of the places at all past events of a host. */
export const hostFiguresSchema = z.object({
  events: count,
  /** Guests who had a place at any time before the beginning, and those of them who gave it back in time for others. */
  places: count,
  freed: count,
  /** Of the places that were not given back: guests who came. */
  attended: count,
});

/** A guest in the list of the hosts. */
export const guestSchema = z.object({
  user: person,
  email: z.string(),
  status: z.enum(GUEST_STATUSES),
  /** From 1; only while they wait. */
  position: z.number().int().min(1).optional(),
  at: momentSchema,
  checkedInAt: momentSchema.nullable(),
});
export type Guest = z.infer<typeof guestSchema>;
