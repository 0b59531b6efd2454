import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { entryVersionWrite } from '#functions/parts/challenges/entries.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import { ENTRY } from '#shared/features/challenges/rules.ts';
import { ENTRY_LIMIT, entryNow } from './entry-changes.ts';
import { entryMove } from './entry-move.ts';
import { notPossible } from './found.ts';
import { checkTakesEntries, ownEntry } from './team-entry.ts';
import { stillMember } from './team-writes.ts';

/**
 * Hands in the draft as the next version. What arrives before the deadline counts: judging begins only when no such request can
 * still be running, and a deadline never moves to an earlier time.
 */
export const submit: Handler<typeof challenges.submit> = async ({
  params: { id, entryId },
  account,
  body,
  now,
}) => {
  await limitRequests(ENTRY_LIMIT, account.id, now);
  await untilFirst(now, async () => {
    const { challenge, team, entry } = await ownEntry(id, entryId, account);
    checkTakesEntries(challenge, now);
    if (entry.status === 'disqualified') throw notPossible('This entry was disqualified.');
    if (entry.status === 'submitted' && !entry.unsent) return;
    if (body.version !== undefined && body.version !== entry.version) throw new AppError('conflict');
    const number = entry.versions.length + 1;
    if (number > ENTRY.versions)
      throw new AppError('limit_reached', {
        message: `An entry can be handed in ${ENTRY.versions} times.`,
      });
    const submittedAt = now.toISOString();
    await transact(
      entryMove(entry, {
        to: 'submitted',
        by: 'team',
        user: account.id,
        now,
        fields: {
          submitted: { number, submittedAt, title: entry.draft.title },
          versions: [...entry.versions, { number, submittedAt }],
          unsent: false,
        },
      }),
      {
        version: entryVersionWrite(entry.id, { ...entry.draft, number, submittedAt }),
        member: stillMember(team, account.id),
      },
    );
  });
  return entryNow(id, entryId);
};
