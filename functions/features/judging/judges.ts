import { type Account, accountKey, accountSchema, statusOf } from '#functions/core/account.ts';
import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { getItems } from '#functions/core/table.ts';
import { isRefused, type Write } from '#functions/core/transaction.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { conditionOf } from '#functions/core/update.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { challengeKey, memberKey } from '#functions/parts/challenges/repository.ts';
import type { JudgeRecord, JudgingRecord, TaskRecord } from '#functions/parts/judging/record.ts';
import {
  getJudging,
  judgeItem,
  judgeKey,
  judgesOf,
  judgingWrite,
  newJudging,
  tasksOf,
} from '#functions/parts/judging/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { judging } from '#shared/features/judging/routes.ts';
import { beingAssigned, currentChallenge, JUDGING_LIMIT, notPossible } from './found.ts';
import { roundFields } from './round.ts';

const NO_ACTIVE_ACCOUNT = 'Choose users with an active account and a confirmed email address';
const PARTICIPATES = 'Someone of these takes part in the challenge';

/** The accounts of new judges. Throws when one of them can’t judge. */
const accountsOf = async (ids: readonly string[], { host }: ChallengeRecord): Promise<Account[]> => {
  const refuse = (message: string) => new AppError('invalid_input', { fields: { judges: message } });
  if (ids.includes(host.id)) throw refuse('The host of a challenge can’t judge it');
  const accounts = await getItems(accountSchema, ids.map(accountKey), true);
  // One whose address is not confirmed can be deleted with all that it holds: its scores must stay.
  const active = accounts.filter((account) => account.emailConfirmed && statusOf(account) === 'active');
  if (active.length < ids.length) throw refuse(NO_ACTIVE_ACCOUNT);
  return active;
};

/** A new judge, with what they have done if they were one before. */
const newJudge = (
  challengeId: string,
  account: Account,
  tasks: readonly TaskRecord[],
  now: Date,
): JudgeRecord => {
  const count = (...statuses: TaskRecord['status'][]): number =>
    tasks.filter(({ judgeId, status }) => judgeId === account.id && statuses.includes(status)).length;
  return {
    challengeId,
    userId: account.id,
    name: fullName(account),
    key: newId(),
    at: now.toISOString(),
    assigned: count('waiting', 'scored'),
    scored: count('scored'),
    conflicts: count('conflict'),
    late: count('late'),
  };
};

/** What a change of the judges makes of the state: while entries are judged, they are assigned again. */
const afterChange = (
  { status }: ChallengeRecord,
  before: JudgingRecord,
  now: Date,
): Partial<JudgingRecord> => {
  if (status === 'judging') return roundFields(before, now, true);
  return {};
};

const checkSettable = ({ status }: ChallengeRecord, before: JudgingRecord): void => {
  if (status === 'published') throw notPossible('The results of this challenge are published.');
  if (status === 'cancelled') throw notPossible('This challenge was cancelled.');
  if (before.phase === 'assigning') throw beingAssigned();
};

const named = (judges: readonly { readonly name: string }[]): string =>
  judges.map(({ name }) => name).join(', ');

/** Sets who judges a challenge. What one who is taken off has not scored goes to the others. */
export const judges: Handler<typeof judging.judges, ChallengeRecord> = async ({
  record,
  account,
  body,
  now,
}) => {
  await limitRequests(JUDGING_LIMIT, account.id, now);
  const { id } = record;
  await untilFirst(now, async () => {
    const [challenge, stored, current] = await Promise.all([
      currentChallenge(id),
      getJudging(id),
      judgesOf(id),
    ]);
    const before = stored ?? newJudging(id, now);
    checkSettable(challenge, before);
    const known = current.map(({ userId }) => userId);
    const gone = current.filter(({ userId }) => !body.judges.includes(userId));
    const added = body.judges.filter((userId) => !known.includes(userId));
    if (gone.length + added.length === 0) return;
    const [accounts, tasks] = await Promise.all([
      accountsOf(added, challenge),
      before.round < 0 ? [] : tasksOf(id),
    ]);
    const come = accounts.map((one) => newJudge(id, one, tasks, now));
    const kept = current.filter((judge) => !gone.includes(judge));
    const steps = {
      challenge: {
        ConditionCheck: { Key: challengeKey(id), ...conditionOf(asRead({ status: challenge.status })) },
      },
      judging: judgingWrite(before, afterChange(challenge, before, now), now),
      judges: come.map(
        (judge): Write => ({
          Put: { Item: judgeItem(judge), ConditionExpression: 'attribute_not_exists(pk)' },
        }),
      ),
      gone: gone.map(({ userId }): Write => ({ Delete: { Key: judgeKey(id, userId) } })),
      participants: come.map(
        ({ userId }): Write => ({
          ConditionCheck: {
            Key: memberKey(id, userId),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        }),
      ),
    };
    try {
      await auditedTransaction(
        {
          at: now.toISOString(),
          actor: { id: account.id, name: fullName(account) },
          action: 'set_judges',
          target: challenge.host,
          reason: '',
          before: { challenge: id, title: challenge.title, judges: named(current) },
          after: { judges: named([...kept, ...come]) },
        },
        steps,
      );
    } catch (error) {
      if (isRefused<typeof steps>(error) && error.failed.participants)
        throw new AppError('invalid_input', { fields: { judges: PARTICIPATES }, cause: error });
      throw error;
    }
  });
  return { judges: (await judgesOf(id)).map(({ userId, name }) => ({ id: userId, name })) };
};
