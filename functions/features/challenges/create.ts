import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { challengeItem, hostItem } from '#functions/parts/challenges/repository.ts';
import { fullName } from '#shared/core/names.ts';
import { CHALLENGE_ID } from '#shared/features/challenges/address.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import { CHALLENGE_CHANGES } from '#shared/features/challenges/rules.ts';
import { checkedFields } from './fields.ts';
import { wholeFor } from './view.ts';

export const CHANGES_LIMIT = { name: 'challenge-changes', ...CHALLENGE_CHANGES };

/** Creates a draft, which only its host sees. */
export const create: Handler<typeof challenges.create> = async ({ account, body, now }) => {
  await limitRequests(CHANGES_LIMIT, account.id, now);
  const at = now.toISOString();
  const challenge: ChallengeRecord = {
    ...checkedFields(body, now),
    id: `${CHALLENGE_ID}${newId()}`,
    host: { id: account.id, name: fullName(account) },
    status: 'draft',
    participants: 0,
    dateChanges: [],
    reason: '',
    history: [{ status: 'draft', at, by: 'host', user: account.id }],
    version: 1,
    announced: [],
    createdAt: at,
    updatedAt: at,
  };
  await transact({
    challenge: { Put: { Item: challengeItem(challenge) } },
    host: { Put: { Item: hostItem(challenge) } },
  });
  return wholeFor(challenge, account, now);
};
