import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import {
  BUDDY_ACTORS,
  BUDDY_PAIR_STATUSES,
  BUDDY_SIDES,
  BUDDY_STATUSES,
  BUDDY_TOPICS,
  MAX_BUDDY_TOPICS,
} from './rules.ts';

export const buddyId = z.string().regex(/^[\w-]{1,64}$/);

/** How a user looks for a buddy. */
export const seekBuddySchema = z.object({
  as: z.enum(BUDDY_SIDES, 'Choose whether you look for a senior or are one'),
  topics: z
    .array(z.enum(BUDDY_TOPICS))
    .max(MAX_BUDDY_TOPICS, `Choose at most ${MAX_BUDDY_TOPICS}`)
    .overwrite((topics) => [...new Set(topics)])
    .default([]),
});

/** The roles whose users have buddies. */
export const buddyRoleSchema = z.enum(['student', 'alumni']);
const partySchema = z.object({ id: z.string(), name: z.string(), role: buddyRoleSchema });
const commonSchema = z.object({
  university: z.string(),
  field: z.string(),
  topics: z.array(z.string()).max(MAX_BUDDY_TOPICS),
});

/** How a pair ended: one did not accept, or did not answer in time; one ended it; the term was over. */
const ENDINGS = ['declined', 'unanswered', 'ended', 'term'] as const;

/** Two users who were offered to each other, as the table holds them. */
export const storedPairSchema = z.object({
  id: z.string(),
  student: partySchema,
  senior: partySchema,
  status: z.enum(BUDDY_PAIR_STATUSES),
  common: commonSchema,
  /** One of them is under 18: neither sends contact data to the other. */
  minor: z.boolean(),
  /** Who has accepted the offer. */
  accepted: z.array(z.enum(BUDDY_SIDES)).max(2),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** By when both are to accept. */
  answerBy: momentSchema,
  startedAt: momentSchema.optional(),
  endsAt: momentSchema.optional(),
  ending: z.enum(ENDINGS).optional(),
  history: z.array(
    z.object({
      status: z.enum(BUDDY_PAIR_STATUSES),
      at: momentSchema,
      by: z.enum(BUDDY_ACTORS),
      user: z.string().optional(),
    }),
  ),
  version: z.number().int(),
});
export type StoredPair = z.infer<typeof storedPairSchema>;
export type BuddyEnding = (typeof ENDINGS)[number];

/** A pair as one of its two users sees it. */
export const buddyPairSchema = storedPairSchema
  .pick({ id: true, status: true, common: true, answerBy: true, startedAt: true, endsAt: true, ending: true })
  .extend({
    side: z.enum(BUDDY_SIDES),
    with: partySchema,
    /** The caller has accepted the offer and waits for the other side. */
    accepted: z.boolean(),
  });
export type BuddyPair = z.infer<typeof buddyPairSchema>;

/** Where a user is with buddies. */
export const buddyStateSchema = z.object({
  /** Null before the user has looked for one. */
  status: z.enum(BUDDY_STATUSES).nullable(),
  as: z.enum(BUDDY_SIDES).nullable(),
  topics: z.array(z.enum(BUDDY_TOPICS)).max(MAX_BUDDY_TOPICS),
  /** Since when the user waits; null while they do not. */
  waitingSince: momentSchema.nullable(),
  /** The offer or the pair that goes on. */
  pair: buddyPairSchema.nullable(),
  /** Those with whom the user was paired before, the latest first. */
  history: z.array(buddyPairSchema).max(20),
});
export type BuddyState = z.infer<typeof buddyStateSchema>;
