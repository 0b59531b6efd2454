import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { dayOf, isOpenOn, type opportunities } from '#shared/features/opportunities.ts';
import { getCountedOpportunity } from './repository.ts';

/** One opportunity, open or closed; the day after its deadline it is closed. */
export const get: Handler<typeof opportunities.get> = async ({ params, now }) => {
  const opportunity = await getCountedOpportunity(params.id);
  if (!opportunity) throw new AppError('not_found', { message: 'This opportunity doesn’t exist.' });
  return { ...opportunity, status: isOpenOn(dayOf(now), opportunity) ? 'open' : 'closed' };
};
