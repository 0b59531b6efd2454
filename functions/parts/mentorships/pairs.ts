import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { getMentorship, type MentorshipRecord } from './repository.ts';

const pairSchema = z.object({
  /** The latest request of the student to the mentor. */
  mentorshipId: z.string(),
  /** Whether it waits or goes on. */
  going: z.boolean(),
  /** From when on the student may ask again; missing for at once. */
  askAgainFrom: momentSchema.optional(),
});
type Pair = z.infer<typeof pairSchema>;

const parts = ({ mentor, mentee }: Pick<MentorshipRecord, 'mentor' | 'mentee'>) => ({
  mentorId: mentor.id,
  menteeId: mentee.id,
});

/** What a student asked a mentor before; undefined for nothing. */
export const getPair = (menteeId: string, mentorId: string): Promise<Pair | undefined> =>
  getItem(pairSchema, keyOf('mentorship-pair', { menteeId, mentorId }));

/** The most mentors of one student that are read: beyond, a request is not offered onward any more. */
export const PAIRS_READ = 500;

/** All mentors whom a student has ever asked. */
export const mentorsAsked = async (menteeId: string): Promise<ReadonlySet<string>> => {
  const { items } = await queryItems(z.object({ sk: z.string() }), {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('mentorship-pair', { menteeId, mentorId: '' }).pk },
    ConsistentRead: true,
    Limit: PAIRS_READ,
  });
  return new Set(items.map(({ sk }) => sk));
};

/** Who may get a request: a mentor who never got one of this student, or one who may be asked again now. */
const CONDITIONS = {
  never: 'attribute_not_exists(pk)',
  again:
    'attribute_not_exists(pk) OR (going = :no AND (attribute_not_exists(askAgainFrom) OR askAgainFrom <= :now))',
} as const;

/** Notes a new request. It fails while another one to the same mentor goes on, and before the student may ask again. */
export const pairBegins = (
  mentorship: MentorshipRecord,
  now: Date,
  condition: keyof typeof CONDITIONS,
): Write => ({
  Put: {
    Item: { ...itemOf('mentorship-pair', parts(mentorship)), mentorshipId: mentorship.id, going: true },
    ConditionExpression: CONDITIONS[condition],
    ...(condition === 'again' && {
      ExpressionAttributeValues: { ':no': false, ':now': now.toISOString() },
    }),
  },
});

/** Notes that the request, or the mentorship, is over. */
export const pairEnds = (mentorship: MentorshipRecord, askAgainFrom: string | undefined): Write => ({
  Update: updateOf(
    keyOf('mentorship-pair', parts(mentorship)),
    { set: { going: false, askAgainFrom } },
    { condition: 'mentorshipId = :id', values: { ':id': mentorship.id } },
  ),
});

/** The mentorship that goes on between a student and a mentor; undefined for none, and for a mere request. Two reads. */
export const activeBetween = async (
  menteeId: string,
  mentorId: string,
): Promise<MentorshipRecord | undefined> => {
  const pair = await getPair(menteeId, mentorId);
  if (!pair?.going) return undefined;
  const mentorship = await getMentorship(pair.mentorshipId);
  return mentorship?.status === 'active' ? mentorship : undefined;
};
