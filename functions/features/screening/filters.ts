import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { ConditionFailed } from '#functions/core/table.ts';
import type { SavedFilter } from '#shared/features/screening/filters.ts';
import type { screening } from '#shared/features/screening/routes.ts';
import { FILTERS_AT_MOST } from '#shared/features/screening/rules.ts';
import { deleteFilter, nameFilter, savedFilters, storeFilter } from './filters-repository.ts';

/** A filter with its owner, as the routes about one have it. */
interface OwnedFilter {
  readonly userId: string;
  readonly filter: SavedFilter;
}

/** A filter of a user; undefined when there is none with this id. */
export const loadFilter = async (userId: string, id: string): Promise<OwnedFilter | undefined> => {
  const filter = (await savedFilters(userId)).find((one) => one.id === id);
  return filter && { userId, filter };
};

/** The filters that the caller saved. */
export const filters: Handler<typeof screening.filters> = async ({ account }) => ({
  items: await savedFilters(account.id),
});

/** Saves filters, up to the most that a user may have. */
export const addFilter: Handler<typeof screening.addFilter> = async ({ account, body, now }) => {
  try {
    return await storeFilter(account.id, body, now);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('limit_reached', {
      message: `You’ve saved ${FILTERS_AT_MOST} filters, which is the most. Delete one first.`,
      cause: error,
    });
  }
};

/** Gives a filter another name. */
export const renameFilter: Handler<typeof screening.renameFilter, OwnedFilter> = async ({
  record: { userId, filter },
  body: { name },
}) => {
  try {
    await nameFilter(userId, filter.id, name);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('conflict', { message: 'This filter was deleted meanwhile.', cause: error });
  }
  return { ...filter, name };
};

/** Deletes a filter. */
export const removeFilter: Handler<typeof screening.removeFilter, OwnedFilter> = async ({
  record: { userId, filter },
}) => {
  await deleteFilter(userId, filter.id);
  return {};
};
