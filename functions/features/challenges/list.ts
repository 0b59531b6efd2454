import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { listedChallenges, listPositionSchema } from '#functions/parts/challenges/listed.ts';
import { ownChallenges, ownPositionSchema } from '#functions/parts/challenges/own.ts';
import { getChallenges } from '#functions/parts/challenges/repository.ts';
import { publicChallenge, rowOf } from '#functions/parts/challenges/shown.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import type { ChallengePart } from '#shared/features/challenges/rules.ts';
import { noChallenge } from './found.ts';
import { wholeOf } from './view.ts';

type List = Handler<typeof challenges.list>;

/** A page of the challenges that a user hosts, takes part in or judges, whatever their status; the latest first. */
const ownList = async (
  { account, query: { status, cursor, limit } }: Parameters<List>[0],
  part: ChallengePart,
): ReturnType<List> => {
  const purpose = `challenges.own ${account.id} ${part} ${status ?? ''}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, ownPositionSchema);
  const found = await ownChallenges(account.id, part, limit + 1, after);
  const page = pageFrom(found, limit, ({ position }) => encodeCursor(purpose, position));
  const ids = page.items.map(({ challengeId }) => challengeId);
  const byId = new Map((await getChallenges(ids)).map((challenge) => [challenge.id, challenge]));
  return {
    ...page,
    items: ids
      .flatMap((id) => byId.get(id) ?? [])
      .filter((challenge) => status === undefined || challenge.status === status)
      .map(rowOf),
  };
};

/** Challenges that were opened, or those in which the caller has a part. */
export const list: List = async (call) => {
  const { account, query } = call;
  const { status, as, cursor, limit } = query;
  if (as !== undefined) return ownList(call, as);
  const purpose = `challenges.list ${account.id} ${status ?? ''}`;
  const position = cursor === undefined ? undefined : decodeCursor(purpose, cursor, listPositionSchema);
  const { items, after } = await listedChallenges(status, limit, position?.after);
  return { items, nextCursor: after === undefined ? null : encodeCursor(purpose, { after }) };
};

/** One challenge. */
export const get: Handler<typeof challenges.get> = ({ params, account, now }) =>
  wholeOf(params.id, account, now);

/** One challenge, for visitors. */
export const page: Handler<typeof challenges.page> = async ({ params }) => {
  const challenge = await publicChallenge(params.id);
  if (!challenge) throw noChallenge();
  return challenge;
};
