import { beforeAll, describe, expect, it } from 'vitest';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { store } from '#functions/testing/publish.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { isOpenOn, isPast } from '#shared/core/opportunity-days.ts';
import { isPublished, OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { expireOverdue, openOn } from './deadline.ts';
import { getCountedOpportunity, opportunityKey } from './repository.ts';

beforeAll(asOperator);

// Far ahead of the stack's clock: its own schedule lets everything expire whose deadline is past today.
const DAY = '2999-05-10';
const NOW = new Date(`${DAY}T01:00:00Z`);
const cases = ['2998-12-31', '2999-05-09', '2999-05-10', '2999-05-11', '3000-01-01'].flatMap((deadline) =>
  OPPORTUNITY_STATUSES.map((status) => ({ deadline, status })),
);

/** Whether a condition holds for a record, by the table's own judgement. */
const holds = async (id: string, condition: ReturnType<typeof openOn>) => {
  try {
    await updateItem(updateOf(opportunityKey(id), { add: { version: 0 } }, condition));
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

describe('the rule of deadlines', () => {
  it.each(cases)('is the same in the table and in shared/, for $status until $deadline', async (given) => {
    const opportunity = someOpportunity(given);
    await store([opportunity]);
    expect(await holds(opportunity.id, openOn(DAY))).toBe(isOpenOn(DAY, opportunity));
    const toClose = ['open', 'paused'].includes(opportunity.status) && isPast(opportunity.deadline, DAY);
    expect(await expireOverdue(opportunityKey(opportunity.id), DAY, NOW)).toBe(toClose);
    const { status } = opportunity;
    const shown = isPublished(status) ? { ...opportunity, status: toClose ? 'expired' : status } : undefined;
    expect(await getCountedOpportunity(opportunity.id)).toEqual(shown);
  });
});
