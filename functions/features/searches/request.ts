import * as z from 'zod';
import { itemOf } from '#functions/core/keys.ts';
import type { Write } from '#functions/core/transaction.ts';
import { REDRIVE_DAYS } from '#shared/core/retention.ts';

/** What happened, and where it leads. */
const newsSchema = z.array(z.object({ heading: z.string(), text: z.string(), path: z.string() }));

const digestSchema = z.object({
  /** What waited for it besides openings. */
  waiting: z.object({
    conversations: z.array(z.object({ id: z.string(), from: z.string() })),
    meetings: z.array(z.object({ id: z.string(), heading: z.string(), text: z.string() })),
    mentorships: newsSchema,
    asks: newsSchema,
    buddies: newsSchema,
    events: newsSchema,
    projects: newsSchema,
    courses: newsSchema,
  }),
  openings: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      company: z.string(),
      location: z.string(),
      salary: z.string(),
      /** The name of the saved search that found it. */
      search: z.string(),
    }),
  ),
  /** There were more than one mail names. */
  more: z.boolean(),
  /** The token that turns the alerts off; empty without openings. */
  token: z.string(),
});
export type Digest = z.infer<typeof digestSchema>;

const requestSchema = z.object({ userId: z.string(), day: z.string(), digest: digestSchema });

/** The write that has a user mailed what waited for a day's digest: one request for each day. */
export const requestDigest = (userId: string, day: string, digest: Digest, at: Date): Write => ({
  Put: {
    Item: {
      ...itemOf('mail-request', { userId, id: `digest#${day}` }),
      userId,
      day,
      digest,
      ttl: Math.floor(at.getTime() / 1000) + REDRIVE_DAYS * 86_400,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The request of a new record; undefined for another mail's. */
export const digestRequestOf = (after: Record<string, unknown> | undefined) =>
  requestSchema.safeParse(after).data;
