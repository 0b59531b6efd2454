import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';

/** What is set when a posting opens: the moment of its first publication, if this is it. */
export const firstPublication = (
  { history }: Pick<StoredOpportunity, 'history'>,
  now: Date,
): Pick<StoredOpportunity, 'postedAt'> | Record<never, never> =>
  history.some(({ status }) => status === 'open') ? {} : { postedAt: now.toISOString() };
