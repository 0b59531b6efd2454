import * as z from 'zod';
import { itemOf, keyOf, partsOf } from '#functions/core/keys.ts';
import { getItem, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { COUNTED_AHEAD } from '#shared/features/reviews/wait-words.ts';
import { type ReviewFace, type ReviewRecord, reviewFaceSchema } from './repository.ts';

/*
 * What waits for a mentor. Each review has a row in the queue of all, in that of its category, of each of its technologies,
 * and of the category with each technology: a page of any of them is one query that reads no other rows. A claim deletes the
 * rows, and its end puts them back to their old places.
 */

/** A row without what its key says: so a page of twenty costs two read units. */
const rowSchema = reviewFaceSchema.omit({ enteredAt: true }).extend({ sk: z.string() });
/** A review that waits. */
export type WaitingReview = ReviewFace & { readonly reviewId: string };

/** What a queue is asked for. */
export interface QueueFilters {
  readonly category?: string | undefined;
  readonly technology?: string | undefined;
}

/** A text as it is compared: without case and the space around it. */
const folded = (text: string): string =>
  encodeURIComponent(text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase());

const facetOf = ({ category, technology }: QueueFilters): string => {
  if (category && technology) return `both:${folded(category)}:${folded(technology)}`;
  if (category) return `category:${folded(category)}`;
  return technology ? `technology:${folded(technology)}` : 'all';
};

/** The queues that a review is in. */
const facetsOf = ({ category, technologies }: ReviewFace): string[] => [
  ...new Set([
    facetOf({}),
    facetOf({ category }),
    ...technologies.flatMap((technology) => [facetOf({ technology }), facetOf({ category, technology })]),
  ]),
];

const keyIn = (facet: string, { id, enteredAt }: Pick<ReviewRecord, 'id' | 'enteredAt'>) =>
  ({ facet, enteredAt, reviewId: id }) as const;

const waitingOf = ({ sk, ...face }: z.infer<typeof rowSchema>): WaitingReview => ({
  ...face,
  ...partsOf('waiting-review', { sk }),
});

/** The writes that put a review into its queues. */
export const enterQueues = (review: ReviewRecord): Write[] =>
  facetsOf(review).map((facet) => ({
    Put: {
      Item: {
        ...itemOf('waiting-review', keyIn(facet, review)),
        ...rowSchema.omit({ sk: true }).parse(review),
      },
    },
  }));

/** The writes that take it out of them. */
export const leaveQueues = (review: ReviewRecord): Write[] =>
  facetsOf(review).map((facet) => ({ Delete: { Key: keyOf('waiting-review', keyIn(facet, review)) } }));

/** Where a queue goes on. */
export const queuePosition = z.object({ enteredAt: z.string(), reviewId: z.string() });
type QueuePosition = z.infer<typeof queuePosition>;

/** At most `count` reviews that wait, the longest wait first. */
export const waitingReviews = async (
  filters: QueueFilters,
  count: number,
  after?: QueuePosition,
): Promise<WaitingReview[]> => {
  const facet = facetOf(filters);
  const { items } = await queryItems(rowSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('waiting-review', { facet, enteredAt: '', reviewId: '' }).pk },
    Limit: count,
    ...(after && { ExclusiveStartKey: keyOf('waiting-review', { facet, ...after }) }),
  });
  return items.map(waitingOf);
};

/** A submission in the queue: what its place follows from. */
interface Queued {
  readonly projectId: string;
  readonly enteredAt: string;
}

const queuedKey = ({ projectId, enteredAt }: Queued) => keyOf('queued-project', { projectId, enteredAt });

const LAST = keyOf('last-queued-project', {});

/**
 * The writes of a submission that enters the queue of projects, in which it stays until it is decided or withdrawn. They fail
 * when another one entered at the same time or later: otherwise it would come before one whose place was read already.
 */
export const enterPlaces = (queued: Queued & { readonly userId: string }): Write[] => [
  { Put: { Item: { ...itemOf('queued-project', queued), userId: queued.userId } } },
  {
    Update: updateOf(
      LAST,
      { set: { entity: 'last-queued-project', enteredAt: queued.enteredAt } },
      {
        condition: 'attribute_not_exists(pk) OR enteredAt < :own',
        values: { ':own': queued.enteredAt },
      },
    ),
  },
];

/** The write by which it leaves that queue. */
export const leavePlaces = (queued: Queued): Write => ({ Delete: { Key: queuedKey(queued) } });

const PLACES = keyOf('queued-project', { enteredAt: '', projectId: '' }).pk;
const keySchema = z.object({ sk: z.string() });

/**
 * The place of a submission, from 1: how many that are not decided entered before it. A claim that ends raises nobody's, since
 * a claimed one is counted as one that waits. Exact up to `COUNTED_AHEAD` ahead; one more than that stands for all beyond.
 */
export const placeOf = async (queued: Queued): Promise<number> => {
  const { items } = await queryItems(keySchema, {
    KeyConditionExpression: 'pk = :pk AND sk < :sk',
    ExpressionAttributeValues: { ':pk': PLACES, ':sk': queuedKey(queued).sk },
    ProjectionExpression: 'sk',
    ScanIndexForward: false,
    Limit: COUNTED_AHEAD + 1,
  });
  return items.length + 1;
};

const lastSchema = z.object({ enteredAt: z.string() });

/**
 * When a submission enters now: after all that have entered the queue, also those that a clock ahead of this one has put there.
 */
export const entryTime = async (now: Date): Promise<string> => {
  const last = await getItem(lastSchema, LAST);
  const next = last ? Date.parse(last.enteredAt) + 1 : 0;
  return new Date(Math.max(now.getTime(), next)).toISOString();
};
