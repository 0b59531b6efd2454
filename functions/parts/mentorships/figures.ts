import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { MAX_OPEN_REQUESTS } from '#shared/features/mentorships/rules.ts';

const count = z.number().int().default(0);

const figuresSchema = z.object({
  /** Requests as a mentee that wait for an answer. */
  requestsOpen: count,
  /** Mentorships and requests that are over, on each side. */
  overAsMentee: count,
  overAsMentor: count,
  /** Mentorships as a mentor that have ended, and those of them that went to the end of their term. */
  ended: count,
  completed: count,
  /** Of sessions as a mentor: the ratings by mentees that the mentor may see. */
  ratingSum: count,
  ratingCount: count,
  /** Ratings by mentees that the mentor may see from a moment on. */
  hiddenRatings: z
    .array(z.object({ meetingId: z.string(), stars: z.number().int(), from: momentSchema }))
    .default([]),
});
export type Figures = z.infer<typeof figuresSchema>;
type Counter = Exclude<keyof Figures, 'hiddenRatings'>;

const figuresKey = (userId: string) => keyOf('mentorship-figures', { userId });

/** What is counted of a user's mentorships. */
export const getFigures = async (userId: string): Promise<Figures> =>
  (await getItem(figuresSchema, figuresKey(userId))) ?? figuresSchema.parse({});

const entity = () => itemOf('mentorship-figures', { userId: '' }).entity;

/** The part of a transaction that counts something of a user's mentorships. */
export const countWrite = (userId: string, add: Partial<Record<Counter, number>>): Write => ({
  Update: updateOf(figuresKey(userId), { set: { entity: entity() }, add }),
});

/** Counts one more open request of a mentee. It fails when there are as many as one may have. */
export const requestWrite = (userId: string): Write => ({
  Update: updateOf(
    figuresKey(userId),
    { set: { entity: entity() }, add: { requestsOpen: 1 } },
    {
      condition: 'attribute_not_exists(requestsOpen) OR requestsOpen < :most',
      values: { ':most': MAX_OPEN_REQUESTS },
    },
  ),
});

/** The ratings of a mentor that may be seen at a moment: their sum and number. */
export const visibleRatings = (
  { ratingSum, ratingCount, hiddenRatings }: Figures,
  now: Date,
): { sum: number; count: number } => {
  const seen = hiddenRatings.filter(({ from }) => Date.parse(from) <= now.getTime());
  return {
    sum: ratingSum + seen.reduce((sum, { stars }) => sum + stars, 0),
    count: ratingCount + seen.length,
  };
};

/** A session's rating by its mentee, and from when on the mentor may see it. */
export interface SessionRating {
  readonly meetingId: string;
  readonly stars: number;
  readonly from: string;
}

/**
 * Counts the rating of a session from a moment on, again with another moment when both sides have rated. Those that may be
 * seen by now join the sum. It fails when others were counted since the figures were read.
 */
export const ratingWrite = (mentorId: string, figures: Figures, rating: SessionRating, now: Date): Write => {
  const others = figures.hiddenRatings.filter(({ meetingId }) => meetingId !== rating.meetingId);
  const hiddenRatings = [...others, rating];
  const { sum, count: seen } = visibleRatings({ ...figures, hiddenRatings }, now);
  return {
    Update: updateOf(
      figuresKey(mentorId),
      {
        set: {
          entity: entity(),
          ratingSum: sum,
          ratingCount: seen,
          hiddenRatings: hiddenRatings.filter(({ from }) => Date.parse(from) > now.getTime()),
        },
      },
      {
        condition:
          figures.ratingCount + figures.hiddenRatings.length === 0
            ? 'attribute_not_exists(hiddenRatings)'
            : 'ratingCount = :count AND hiddenRatings = :hidden',
        ...(figures.ratingCount + figures.hiddenRatings.length > 0 && {
          values: { ':count': figures.ratingCount, ':hidden': figures.hiddenRatings },
        }),
      },
    ),
  };
};
