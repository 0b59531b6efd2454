import * as z from 'zod';
import { dateSchema } from '#shared/core/contract.ts';
import { roomLinkSchema } from '#shared/core/room-link.ts';
import { timeZoneSchema } from '#shared/core/time-zones.ts';
import { AVAILABILITY_LIMITS as LIMITS } from './availability-rules.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30');
const until = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time such as 17:00');
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from === undefined ? to === undefined : to !== undefined && from < to;
const ORDER = { path: ['to'], error: 'Enter a time after the start' };
const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().int().min(min, `Enter at least ${min}`).max(max, `Enter at most ${max}`);

/** What a user says of the times at which they can be met. */
export const availabilitySchema = z.object({
  timeZone: timeZoneSchema,
  weekly: z
    .array(z.object({ day: z.number().int().min(1).max(7), from: clock, to: until }).refine(inOrder, ORDER))
    .max(LIMITS.weekly),
  exceptions: z
    .array(
      z
        .object({ date: dateSchema, from: clock.optional(), to: until.optional(), available: z.boolean() })
        .refine(inOrder, ORDER),
    )
    .max(LIMITS.exceptions),
  slotMinutes: within(LIMITS.slotMinutes),
  bufferMinutes: within(LIMITS.bufferMinutes),
  noticeHours: within(LIMITS.noticeHours),
  horizonDays: within(LIMITS.horizonDays),
  maxPerDay: within(LIMITS.maxPerDay),
  maxPerWeek: within(LIMITS.maxPerWeek),
  /** Where the user's meetings take place, unless a meeting says otherwise. */
  link: roomLinkSchema.optional(),
});

/** With its version, which every change makes one higher; 0 until it was saved for the first time. */
export const availabilityRecordSchema = availabilitySchema.extend({ version: z.number().int().min(0) });
export type AvailabilityRecord = z.infer<typeof availabilityRecordSchema>;

/** The version with which the user began is checked when it is given: a change made meanwhile is then not overwritten. */
export const availabilityEditSchema = availabilitySchema.extend({
  version: z.number().int().min(0).optional(),
});
