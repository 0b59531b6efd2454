import * as z from 'zod';
import { clockIn, dateIn } from '#frontend/parts/calendar/time.ts';
import { toMoment } from '#frontend/parts/meetings/TimeFields.tsx';
import { timeZoneSchema } from '#shared/core/time-zones.ts';
import { AUDIENCES, EVENT } from '#shared/features/events/rules.ts';
import { eventShape, type WholeEvent } from '#shared/features/events/schema.ts';
import type { InputOf } from '#shared/route-types.ts';

/** A co-host as the form shows them. */
const coHostSchema = z.object({ id: z.string(), name: z.string() });
export type CoHost = z.infer<typeof coHostSchema>;

const CAPACITY = `Enter a number from ${EVENT.capacity.min} to ${EVENT.capacity.max.toLocaleString('en')}`;

/**
 * The form of an event: the times as the clocks of its place show them, under the names under which the server refuses them, and
 * the number as it is typed.
 */
export const eventValuesSchema = z
  .object({
    title: eventShape.title,
    description: eventShape.description,
    startDate: z.iso.date('Choose a date'),
    startsAt: z.string().min(1, 'Choose a time'),
    endDate: z.iso.date('Choose a date'),
    endsAt: z.string().min(1, 'Choose a time'),
    timeZone: timeZoneSchema,
    venue: eventShape.venue,
    link: eventShape.link,
    capacity: z
      .string()
      .regex(/^\d{1,4}$/, CAPACITY)
      .transform(Number)
      .pipe(eventShape.capacity),
    audience: z.enum(AUDIENCES),
    coHosts: z.array(coHostSchema).max(EVENT.coHosts, `Add at most ${EVENT.coHosts}`),
  })
  .refine(({ startDate, startsAt, endDate, endsAt }) => `${startDate}${startsAt}` < `${endDate}${endsAt}`, {
    path: ['endsAt'],
    error: 'Enter an end after the beginning',
  });
export type EventValues = z.input<typeof eventValuesSchema>;
export type SentEventValues = z.output<typeof eventValuesSchema>;

/** The values of a new event: nothing is guessed but the zone. */
export const noEvent = (timeZone: string): EventValues => ({
  title: '',
  description: '',
  startDate: '',
  startsAt: '18:00',
  endDate: '',
  endsAt: '20:00',
  timeZone,
  venue: '',
  link: '',
  capacity: '30',
  audience: 'everyone',
  coHosts: [],
});

/** The values of an event that exists. */
export const valuesOf = (event: WholeEvent): EventValues => {
  const { title, description, startsAt, endsAt, timeZone, venue, link, capacity, audience, coHosts } = event;
  return {
    title,
    description,
    startDate: dateIn(startsAt, timeZone),
    startsAt: clockIn(startsAt, timeZone),
    endDate: dateIn(endsAt, timeZone),
    endsAt: clockIn(endsAt, timeZone),
    timeZone,
    venue,
    link,
    capacity: String(capacity),
    audience,
    coHosts: [...coHosts],
  };
};

/** What is sent of the form. */
export const eventBody = async (values: SentEventValues): Promise<InputOf<'events.create'>['body']> => {
  const { startDate, endDate, coHosts, ...rest } = values;
  const [startsAt, endsAt] = await Promise.all([
    toMoment(startDate, values.startsAt, values.timeZone),
    toMoment(endDate, values.endsAt, values.timeZone),
  ]);
  return { ...rest, startsAt, endsAt, coHosts: coHosts.map(({ id }) => id) };
};
