import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { updateOf } from '#functions/core/update.ts';
import { CHALLENGE_ID } from '#shared/features/challenges/address.ts';
import type { Judging, JudgingTask } from '#shared/features/judging/schema.ts';
import type { User } from '#shared/features/users/schema.ts';
import { expect } from './fixtures.ts';
import { sent } from './mentoring.ts';
import { asOperator } from './operator.ts';

/** The name of the teams: no judge may read it. */
export const TEAM = 'The hidden shift';

/**
 * A challenge of an approved alumnus whose entries were just closed, one entry of a team of its own for each title; the first
 * is of `first`, if given. Returns its id.
 */
export const closedChallenge = async (
  host: User,
  {
    title,
    entries,
    first,
  }: { readonly title: string; readonly entries: readonly string[]; readonly first?: User },
): Promise<string> => {
  await asOperator();
  const [{ updateItem }, { accountKey }, { storeUser }, scenarios] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/core/account.ts'),
    import('#functions/scenarios/user.ts'),
    import('#functions/scenarios/challenge.ts'),
  ]);
  await updateItem(updateOf(accountKey(host.id), { set: { approved: true } }));
  const now = new Date();
  const challenge = scenarios.someChallenge(
    { id: `${CHALLENGE_ID}${randomUUID()}`, host, status: 'judging', title },
    now,
  );
  const teams = await Promise.all(
    entries.map(async (name, number) => {
      const given = number === 0 ? first : undefined;
      const member = given ?? (await storeUser({ account: { role: 'student' } }));
      const team = { id: `${challenge.id}-team-${number}`, name: `${TEAM} ${number}` };
      const entry = scenarios.someEntry(
        challenge,
        { id: `${challenge.id}-entry-${number}`, title: name, team, links: ['https://example.org/plan'] },
        'submitted',
      );
      return { ...team, members: [member], entry };
    }),
  );
  await scenarios.storeChallenge(challenge, teams);
  return challenge.id;
};

const judgingOf = (request: APIRequestContext, id: string): Promise<Judging> =>
  sent<Judging>(request.get(`/api/challenges/${id}/judging`));

/** Sets the judges of a challenge as its host does, and waits until they are assigned. */
export const assignTo = async (
  host: APIRequestContext,
  id: string,
  judges: readonly User[],
): Promise<void> => {
  const ids = judges.map((judge) => judge.id);
  // A round that begins as the entries close is over in a moment: until then, the API asks the host to try again.
  await expect
    .poll(async () => (await host.put(`/api/challenges/${id}/judges`, { data: { judges: ids } })).status(), {
      message: 'the judges are set',
      timeout: 30_000,
    })
    .toBe(200);
  await expect
    .poll(async () => (await judgingOf(host, id)).phase, { message: 'the phase of judging', timeout: 30_000 })
    .toBe('judging');
};

/** Has a judge score all that they were assigned: every criterion alike, better for some entries than for others. */
export const scoreAll = async (judge: APIRequestContext, id: string, severity: number): Promise<void> => {
  const { tasks } = await judgingOf(judge, id);
  for (const { entryId } of tasks?.items ?? []) {
    const { rubric } = await sent<JudgingTask>(judge.get(`/api/challenges/${id}/judging/${entryId}`));
    const worth = 5 - Number(entryId.at(-1));
    await sent(
      judge.put(`/api/challenges/${id}/entries/${entryId}/scores`, {
        data: {
          scores: rubric.criteria.map(({ id: criterion }) => ({
            criterion,
            score: Math.max(0, worth - severity),
            comment: 'Say what you left out.',
          })),
        },
      }),
    );
  }
};
