import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { updateOf } from '#functions/core/update.ts';
import type { EntryRecord } from '#functions/parts/challenges/record.ts';
import { entryItem, entryKey, getEntry } from '#functions/parts/challenges/repository.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import { ENTRY_CHANGES } from '#shared/features/challenges/rules.ts';
import { entryFor } from './entry-view.ts';
import { noEntry, notPossible } from './found.ts';
import { checkTakesEntries, ownEntry, ownTeam } from './team-entry.ts';
import { stillMember, teamWrite } from './team-writes.ts';

export const ENTRY_LIMIT = { name: 'challenge-entries', ...ENTRY_CHANGES };

/** An entry of the caller’s team as it is stored now. */
export const entryNow = async (challengeId: string, entryId: string) => {
  const entry = await getEntry(challengeId, entryId);
  if (!entry) throw noEntry();
  return entryFor(entry, true);
};

/** Begins the entry of the caller’s team. */
export const addEntry: Handler<typeof challenges.addEntry> = async ({
  params: { id },
  account,
  body,
  now,
}) => {
  await limitRequests(ENTRY_LIMIT, account.id, now);
  return untilFirst(now, async () => {
    const { challenge, team } = await ownTeam(id, account);
    checkTakesEntries(challenge, now);
    if (team.entryId !== undefined)
      throw new AppError('limit_reached', { message: 'Your team has an entry already.' });
    const at = now.toISOString();
    const entry: EntryRecord = {
      id: newId(),
      challengeId: id,
      team: { id: team.id, name: team.name },
      status: 'draft',
      draft: body,
      unsent: true,
      versions: [],
      history: [{ status: 'draft', at, by: 'team', user: account.id }],
      reason: '',
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    await transact({
      entry: { Put: { Item: entryItem(entry), ConditionExpression: 'attribute_not_exists(pk)' } },
      team: teamWrite(team, { entryId: entry.id }),
      member: stillMember(team, account.id),
    });
    return entryFor(entry, true);
  });
};

/** Saves the draft of an entry. What was handed in stays as it is until it is handed in again. */
export const updateEntry: Handler<typeof challenges.updateEntry> = async ({
  params: { id, entryId },
  account,
  body,
  now,
}) => {
  await limitRequests(ENTRY_LIMIT, account.id, now);
  const { version, ...draft } = body;
  const { challenge, team, entry } = await ownEntry(id, entryId, account);
  checkTakesEntries(challenge, now);
  if (entry.status === 'disqualified') throw notPossible('This entry was disqualified.');
  if (entry.version !== version) throw new AppError('conflict');
  try {
    await transact({
      entry: {
        Update: updateOf(
          entryKey(id, entryId),
          { set: { draft, unsent: true, updatedAt: now.toISOString() }, add: { version: 1 } },
          asRead({ version }),
        ),
      },
      member: stillMember(team, account.id),
    });
  } catch (error) {
    throw isRefused(error) ? new AppError('conflict', { cause: error }) : error;
  }
  return entryNow(id, entryId);
};
