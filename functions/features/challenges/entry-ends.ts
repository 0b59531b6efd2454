import { asRead } from '#functions/core/conditions.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { updateOf } from '#functions/core/update.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { challengeKey, getEntry } from '#functions/parts/challenges/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import { takesEntries } from '#shared/features/challenges/rules.ts';
import { CHANGES_LIMIT } from './create.ts';
import { ENTRY_LIMIT, entryNow } from './entry-changes.ts';
import { entryMove } from './entry-move.ts';
import { entryFor } from './entry-view.ts';
import { currentChallenge, isHost, noEntry, notPossible } from './found.ts';
import { ownEntry } from './team-entry.ts';
import { stillMember } from './team-writes.ts';

/**
 * After the deadline the challenge notes that its entries have changed, so that what is decided from all of them at that moment is
 * decided again. Before it, many entries change at once and nothing is decided from them.
 */
const noteChange = (challenge: ChallengeRecord, now: Date): Write | undefined =>
  takesEntries(challenge, now.getTime())
    ? undefined
    : {
        Update: updateOf(
          challengeKey(challenge.id),
          { add: { version: 1 } },
          asRead({ status: challenge.status, version: challenge.version }),
        ),
      };

/** Throws once the entries of a challenge stay as they are. */
const checkUndecided = ({ status }: ChallengeRecord): void => {
  if (status === 'published') throw notPossible('The results of this challenge are published.');
  if (status === 'cancelled') throw notPossible('This challenge was cancelled.');
};

/** Withdraws an entry. Before the deadline it may be handed in again. */
export const withdraw: Handler<typeof challenges.withdraw> = async ({
  params: { id, entryId },
  account,
  now,
}) => {
  await limitRequests(ENTRY_LIMIT, account.id, now);
  await untilFirst(now, async () => {
    const { challenge, team, entry } = await ownEntry(id, entryId, account);
    if (entry.status === 'withdrawn') return;
    checkUndecided(challenge);
    if (entry.status !== 'submitted') throw notPossible('Only an entry that was handed in can be withdrawn.');
    await transact(
      entryMove(entry, {
        to: 'withdrawn',
        by: 'team',
        user: account.id,
        now,
        // It can be handed in again as it is.
        fields: { unsent: true },
      }),
      { challenge: noteChange(challenge, now), member: stillMember(team, account.id) },
    );
  });
  return entryNow(id, entryId);
};

/** Disqualifies an entry; its team is notified of the reason. */
export const disqualify: Handler<typeof challenges.disqualify, ChallengeRecord> = async ({
  params: { id, entryId },
  account,
  body: { reason },
  now,
}) => {
  await limitRequests(CHANGES_LIMIT, account.id, now);
  const found = await untilFirst(now, async () => {
    const [challenge, entry] = await Promise.all([currentChallenge(id), getEntry(id, entryId)]);
    if (!entry?.submitted) throw noEntry();
    if (entry.status === 'disqualified') return entry;
    checkUndecided(challenge);
    if (entry.status !== 'submitted') throw notPossible('This entry was withdrawn.');
    await auditedTransaction(
      {
        at: now.toISOString(),
        actor: { id: account.id, name: fullName(account) },
        action: 'disqualify_entry',
        target: { id: entry.team.id, name: entry.team.name },
        reason,
        before: { status: entry.status },
        after: { status: 'disqualified', challenge: id, title: challenge.title, entry: entryId },
      },
      entryMove(entry, {
        to: 'disqualified',
        by: isHost(challenge, account) ? 'host' : 'admin',
        user: account.id,
        now,
        reason,
        fields: { reason },
      }),
      { challenge: noteChange(challenge, now) },
    );
    return getEntry(id, entryId);
  });
  if (!found) throw noEntry();
  return entryFor(found, false);
};
