import { AppError } from '#functions/core/errors.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { commitChange } from '#functions/parts/opportunities/change-opportunity.ts';
import { getOpportunity, opportunityItem } from '#functions/parts/opportunities/repository.ts';
import { earliestDay, isPast } from '#shared/core/opportunity-days.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { opportunityFor } from './opportunities.ts';
import { storedForm } from './posting-history.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { searchable } from './search-lists.ts';
import { AT_ONCE, PATIENCE_MS, type SeedOptions } from './seed.ts';

/** Posts an opportunity of the seed again if its deadline has passed. Undefined when there is nothing to renew. */
const renewed = async (index: number, now: Date): Promise<Opportunity | undefined> => {
  const fresh = opportunityFor(index, now);
  const current = await getOpportunity(fresh.id);
  if (!current || !isPast(current.deadline, earliestDay(now))) return undefined;
  const after = {
    ...current,
    ...storedForm(fresh, now),
    version: current.version + 1,
    updatedAt: now.toISOString(),
  };
  const write = {
    Put: {
      Item: opportunityItem(after),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': current.version },
    },
  };
  try {
    await retryWhileBusy(() => commitChange({ before: current, after, write }));
    return fresh;
  } catch (error) {
    // Changed in between, by the schedule that lets the overdue ones expire.
    if (error instanceof AppError && error.code === 'conflict') return renewed(index, now);
    throw error;
  }
};

/**
 * Posts those opportunities of the seed again whose deadlines have passed, as if they were seeded now, and returns when
 * they can be found by searching. Applications, people and everything else stay as they are.
 */
export const renewSeed = async ({
  now,
  opportunities: count,
  tell,
}: Omit<SeedOptions, 'demoPassword'>): Promise<void> => {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const all = await inParallel(indexes, AT_ONCE, (index) => renewed(index, now));
  const posted = all.filter((one) => one !== undefined);
  await searchable(posted, PATIENCE_MS, () => undefined);
  tell(`${posted.length} of ${count} opportunities were past their deadlines and are posted again`);
};
