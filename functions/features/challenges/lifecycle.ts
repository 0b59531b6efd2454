import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { challengeMove } from '#functions/parts/challenges/challenge-move.ts';
import { pastReminders } from '#functions/parts/challenges/due.ts';
import { openingFact } from '#functions/parts/challenges/opening-fact.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { freeze } from '#functions/parts/challenges/rubric.ts';
import { fullName } from '#shared/core/names.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import { CHANGES_LIMIT } from './create.ts';
import { checkComplete } from './fields.ts';
import { currentChallenge, isHost, notPossible } from './found.ts';
import { wholeOf } from './view.ts';

/** Opens a draft: its rubric is frozen, and the audit log has its hash, in one transaction. */
export const open: Handler<typeof challenges.open, ChallengeRecord> = async ({ record, account, now }) => {
  await limitRequests(CHANGES_LIMIT, account.id, now);
  await untilFirst(now, async () => {
    const challenge = await currentChallenge(record.id);
    if (challenge.status === 'open') return;
    if (challenge.status !== 'draft') throw notPossible('Only a draft can be opened.');
    checkComplete(challenge, now);
    const frozen = freeze(challenge.rubric, now);
    await auditedTransaction(openingFact(challenge, frozen, { id: account.id, name: fullName(account) }), {
      challenge: challengeMove(challenge, {
        to: 'open',
        by: 'host',
        user: account.id,
        now,
        fields: { frozen, announced: pastReminders(challenge, now) },
      }),
    });
  });
  return wholeOf(record.id, account, now);
};

/** Cancels a challenge. Its participants are notified by a task that goes on until all of them are (`tellMembers`). */
export const cancel: Handler<typeof challenges.cancel, ChallengeRecord> = async ({
  record,
  account,
  body: { reason },
  now,
}) => {
  await limitRequests(CHANGES_LIMIT, account.id, now);
  await untilFirst(now, async () => {
    const challenge = await currentChallenge(record.id);
    if (challenge.status === 'cancelled') return;
    if (challenge.status === 'published') throw notPossible('The results of this challenge are published.');
    const hosts = isHost(challenge, account);
    if (challenge.status === 'draft' && !hosts) throw notPossible('This challenge was not opened yet.');
    await auditedTransaction(
      {
        at: now.toISOString(),
        actor: { id: account.id, name: fullName(account) },
        action: 'cancel_challenge',
        target: challenge.host,
        reason,
        before: { status: challenge.status },
        after: { status: 'cancelled', challenge: challenge.id, title: challenge.title },
      },
      {
        challenge: challengeMove(challenge, {
          to: 'cancelled',
          by: hosts ? 'host' : 'admin',
          user: account.id,
          now,
          reason,
          fields: { reason },
        }),
      },
    );
  });
  return wholeOf(record.id, account, now);
};
