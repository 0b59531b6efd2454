import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { batchWrite, queryItems } from '#functions/core/table.ts';
import { shortened } from '#shared/core/characters.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  CHALLENGE_STATUSES,
  type ChallengeStatus,
  DIFFICULTIES,
  OPEN_TO,
} from '#shared/features/challenges/rules.ts';
import type { ChallengeRow } from '#shared/features/challenges/schema.ts';
import type { ChallengeRecord } from './record.ts';

/*
 * All challenges that were opened are in one list with all that it shows: a page is one query. Names and texts are short, because
 * their length is what a page costs (decision 0335).
 */

const PRIZE = 80;

const rowSchema = z.object({
  id: z.string(),
  title: z.string(),
  prize: z.string(),
  due: momentSchema,
  zone: z.string(),
  level: z.enum(DIFFICULTIES),
  for: z.enum(OPEN_TO),
  size: z.number().int(),
  n: z.number().int(),
  is: z.enum(CHALLENGE_STATUSES),
  /** Id and name. */
  host: z.tuple([z.string(), z.string()]),
});

/** In which order the statuses are listed; those that are missing are not. */
const RANKS: Readonly<Partial<Record<ChallengeStatus, string>>> = { open: '1', judging: '2', published: '3' };

/** So that the latest deadline comes first. */
const LATEST_MS = Date.parse('9999-01-01');
const reversed = (moment: string): string => String(LATEST_MS - Date.parse(moment)).padStart(15, '0');

type Placed = Pick<ChallengeRecord, 'id' | 'status' | 'deadline'>;

/** Where a challenge is in the list; undefined when it is not in there. */
const placeOf = ({ id, status, deadline }: Placed) => {
  const rank = RANKS[status];
  return rank === undefined
    ? undefined
    : { rank, order: status === 'published' ? reversed(deadline) : deadline, id };
};

const itemFor = (challenge: ChallengeRecord, place: NonNullable<ReturnType<typeof placeOf>>) => ({
  ...itemOf('listed-challenge', place),
  id: challenge.id,
  title: challenge.title,
  prize: shortened(challenge.prize, PRIZE),
  due: challenge.deadline,
  zone: challenge.timeZone,
  level: challenge.difficulty,
  for: challenge.openTo,
  size: challenge.teamSize,
  n: challenge.participants,
  is: challenge.status,
  host: [challenge.host.id, challenge.host.name],
});

/** Brings the list to what a challenge is now. `before` is the challenge as it was in there. Repeated, it changes nothing. */
export const listChallenge = async (
  before: Placed | undefined,
  challenge: ChallengeRecord,
): Promise<void> => {
  const place = placeOf(challenge);
  const old = before && placeOf(before);
  const isGone = old && (!place || keyOf('listed-challenge', old).sk !== keyOf('listed-challenge', place).sk);
  await batchWrite([
    ...(isGone ? [{ DeleteRequest: { Key: keyOf('listed-challenge', old) } }] : []),
    ...(place ? [{ PutRequest: { Item: itemFor(challenge, place) } }] : []),
  ]);
};

const shownRow = ({
  due,
  zone,
  level,
  size,
  n,
  is,
  host,
  ...row
}: z.infer<typeof rowSchema>): ChallengeRow => ({
  id: row.id,
  title: row.title,
  prize: row.prize,
  deadline: due,
  timeZone: zone,
  difficulty: level,
  openTo: row.for,
  teamSize: size,
  participants: n,
  status: is,
  host: { id: host[0], name: host[1] },
});

/** Where the list goes on. */
export const listPositionSchema = z.object({ after: z.string() });

/** At most `count` challenges of the list, of one status if it is given, and where it goes on while there may be more. */
export const listedChallenges = async (
  status: ChallengeStatus | undefined,
  count: number,
  after?: string,
): Promise<{ items: ChallengeRow[]; after: string | undefined }> => {
  const rank = status === undefined ? '' : RANKS[status];
  if (rank === undefined) return { items: [], after: undefined };
  const { pk } = keyOf('listed-challenge', { rank: '', order: '', id: '' });
  const { items, lastKey } = await queryItems(rowSchema, {
    KeyConditionExpression: rank === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :rank)',
    ExpressionAttributeValues: { ':pk': pk, ...(rank !== '' && { ':rank': `${rank}#` }) },
    Limit: count,
    ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
  });
  return { items: items.map(shownRow), after: lastKey?.sk };
};
