import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { HotReads } from '#functions/core/hot-reads.ts';
import { getCountedOpportunity } from '#functions/parts/opportunities/repository.ts';
import { earliestDay, statusOn } from '#shared/core/opportunity-days.ts';
import type { opportunities } from '#shared/features/opportunities/routes.ts';

const asked = new HotReads<Awaited<ReturnType<typeof getCountedOpportunity>>>();

/** One opportunity that was published, whatever became of it; the day after its deadline it is expired. */
export const get: Handler<typeof opportunities.get> = async ({ params, now }) => {
  const opportunity = await asked.read(params.id, now, () => getCountedOpportunity(params.id));
  if (!opportunity) throw new AppError('not_found', { message: 'This opportunity doesn’t exist.' });
  return { ...opportunity, status: statusOn(earliestDay(now), opportunity) };
};
