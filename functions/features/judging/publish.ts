import { randomInt } from 'node:crypto';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { Write } from '#functions/core/transaction.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { challengeMove } from '#functions/parts/challenges/challenge-move.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { resultParts } from '#functions/parts/judging/published.ts';
import { getJudging, judgingWrite, tasksOf } from '#functions/parts/judging/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { judging } from '#shared/features/judging/routes.ts';
import {
  beingAssigned,
  checkScoring,
  currentChallenge,
  isHost,
  JUDGING_LIMIT,
  notPossible,
} from './found.ts';
import { lettersOf, missingReviews, published, submittedOf } from './publication.ts';

/** Publishes the results, once every entry has its reviews. What changes meanwhile is decided again. */
export const publishResults = (
  id: string,
  actor: { readonly id: string; readonly name: string },
  by: 'host' | 'admin',
  now: Date,
): Promise<void> =>
  untilFirst(now, async () => {
    // Before the scores and the entries: a change of them after this is noticed.
    const [challenge, state] = await Promise.all([currentChallenge(id), getJudging(id)]);
    if (challenge.status === 'published') return;
    checkScoring(challenge, state);
    if (state?.phase !== 'judging') throw beingAssigned();
    const [entries, tasks] = await Promise.all([submittedOf(id), tasksOf(id)]);
    if (entries.length === 0) throw notPossible('No entry was handed in, so there are no results.');
    const missing = missingReviews(entries, tasks);
    if (missing > 0)
      throw notPossible(
        `${missing === 1 ? 'One entry still waits' : `${missing} entries still wait`} for reviews.`,
      );
    const letters = lettersOf(entries, tasks, (below) => randomInt(below));
    const results = published({ challenge, seed: state.seed ?? '', entries, tasks, letters, now });
    const { parts, sha256 } = resultParts(results);
    await auditedTransaction(
      {
        at: now.toISOString(),
        actor,
        action: 'publish_results',
        target: challenge.host,
        reason: '',
        before: { status: challenge.status },
        after: { status: 'published', challenge: id, title: challenge.title, seed: results.seed, sha256 },
      },
      {
        challenge: challengeMove(challenge, { to: 'published', by, user: actor.id, now }),
        judging: judgingWrite(state, { phase: 'published', letters }, now),
        results: parts.map(
          (bytes, part): Write => ({
            Put: {
              Item: { ...itemOf('judging-result', { challengeId: id, part: String(part) }), bytes },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          }),
        ),
      },
    );
  });

/** Publishes the results for the host, or for an admin. */
export const publish: Handler<typeof judging.publish, ChallengeRecord> = async ({ record, account, now }) => {
  await limitRequests(JUDGING_LIMIT, account.id, now);
  const actor = { id: account.id, name: fullName(account) };
  await publishResults(record.id, actor, isHost(record, account) ? 'host' : 'admin', now);
  return { status: 'published' };
};
