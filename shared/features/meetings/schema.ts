import * as z from 'zod';
import { line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { roomLinkSchema } from '#shared/core/room-link.ts';
import { startSchema } from '#shared/core/starts.ts';
import { timeZoneSchema } from '#shared/core/time-zones.ts';
import { meetingReasonSchema } from '../conversations/reasons.ts';
import { MEETING_MINUTES } from './availability-rules.ts';
import {
  MAX_PANEL,
  MAX_PROPOSED,
  MEETING_REASON_MAX,
  MEETING_SIDES,
  MEETING_STATUSES,
  RATING_NOTE_MAX,
  TOPIC_MAX,
} from './rules.ts';

export const meetingUserId = z.string().regex(/^[\w-]{1,64}$/);
export const meetingMinutes = z
  .number()
  .int()
  .min(MEETING_MINUTES.min, `Enter at least ${MEETING_MINUTES.min}`)
  .max(MEETING_MINUTES.max, `Enter at most ${MEETING_MINUTES.max}`);
export const topicSchema = line(TOPIC_MAX).min(1, 'Enter what the meeting is about');
export const proposedSchema = z
  .array(startSchema)
  .min(1, 'Propose a time')
  .max(MAX_PROPOSED, `Propose at most ${MAX_PROPOSED} times`)
  .overwrite((starts) => [...new Set(starts)].sort());
/** Why a meeting is moved or cancelled, for the other side. */
export const meetingReasonText = paragraphs(MEETING_REASON_MAX);

const personSchema = z.object({ id: z.string(), name: z.string() });
const ratingSchema = z.object({
  by: z.string(),
  side: z.enum(MEETING_SIDES),
  stars: z.number().int().min(1).max(5),
  note: paragraphs(RATING_NOTE_MAX),
});
export type Rating = z.infer<typeof ratingSchema>;

/** A meeting as its parties see it. */
export const meetingSchema = z.object({
  id: z.string(),
  reason: meetingReasonSchema,
  /** What the reason is about, as it was called then: `Designer at Harbour & Co`. */
  about: z.string(),
  topic: topicSchema,
  host: personSchema,
  panel: z.array(personSchema).max(MAX_PANEL),
  guest: personSchema,
  status: z.enum(MEETING_STATUSES),
  /** Missing until the guest picked one of the proposed times. */
  start: momentSchema.optional(),
  minutes: meetingMinutes,
  /** The zone in which the host said when they can be met. */
  timeZone: timeZoneSchema,
  /** The times of which the guest may pick one; only while it is `proposed`. */
  proposed: z.array(momentSchema).max(MAX_PROPOSED),
  /** The guest may take any time that all hosts offer and have free; only while it is `proposed`. */
  anySlot: z.literal(true).optional(),
  /** What the guest wrote who asked for other times. */
  asked: meetingReasonText.optional(),
  /** Where it takes place; empty until the host has said it. */
  link: roomLinkSchema,
  /** Raised whenever the time changes, for calendars (RFC 5545). */
  sequence: z.number().int().min(0),
  missedBy: z.array(z.enum(MEETING_SIDES)).max(2).optional(),
  history: z.array(
    z.object({
      status: z.enum(MEETING_STATUSES),
      at: momentSchema,
      by: z.enum(MEETING_SIDES),
      user: z.string().optional(),
      reason: z.string().max(MEETING_REASON_MAX).optional(),
    }),
  ),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  version: z.number().int(),
});

/** As the table holds it. */
export const storedMeetingSchema = meetingSchema.extend({
  ratings: z.array(ratingSchema).default([]),
  /** When the parties are reminded, in order. */
  reminders: z.array(momentSchema).default([]),
  remindAt: momentSchema.optional(),
});
export type StoredMeeting = z.infer<typeof storedMeetingSchema>;

/** As one of its parties sees it: with the ratings that this user may see. */
export const shownMeetingSchema = meetingSchema.extend({
  side: z.enum(MEETING_SIDES),
  ratings: z.array(ratingSchema),
});
export type ShownMeeting = z.infer<typeof shownMeetingSchema>;
