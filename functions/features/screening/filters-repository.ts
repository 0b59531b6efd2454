import * as z from 'zod';
import { byText } from '#functions/core/by-text.ts';
import { hasAll } from '#functions/core/conditions.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, putItem, updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import { type SavedFilter, savedFilterSchema } from '#shared/features/screening/filters.ts';
import { FILTERS_AT_MOST } from '#shared/features/screening/rules.ts';

const storedSchema = savedFilterSchema.omit({ id: true });
/** By id. */
const filtersSchema = z.object({ filters: z.record(z.string(), storedSchema) });

const keyFor = (userId: string) => keyOf('screening-filters', { userId });

/** The filters of a user, by name. */
export const savedFilters = async (userId: string): Promise<SavedFilter[]> => {
  const { filters = {} } = (await getItem(filtersSchema, keyFor(userId))) ?? {};
  return Object.entries(filters)
    .map(([id, filter]) => ({ id, ...filter }))
    .sort((a, b) => byText(a.name, b.name) || byText(a.id, b.id));
};

/** Makes the record that the first filter needs; another request may have made it. */
const begin = (userId: string) =>
  unlessRefused(
    putItem({
      Item: { ...itemOf('screening-filters', { userId }), filters: {} },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );

/** Stores a new filter. Throws `ConditionFailed` when there are as many as there may be. */
export const storeFilter = async (
  userId: string,
  given: Pick<SavedFilter, 'name' | 'values'>,
  now: Date,
): Promise<SavedFilter> => {
  await begin(userId);
  const filter = { ...given, createdAt: now.toISOString() };
  const id = newId();
  await updateItem(
    updateOf(
      keyFor(userId),
      { setAt: [[['filters', id], filter]] },
      { condition: 'size(filters) < :most', values: { ':most': FILTERS_AT_MOST } },
    ),
  );
  return { id, ...filter };
};

/** Renames a filter. Throws `ConditionFailed` when it is gone. */
export const nameFilter = async (userId: string, id: string, name: string): Promise<void> => {
  await updateItem(
    updateOf(keyFor(userId), { setAt: [[['filters', id, 'name'], name]] }, hasAll([['filters', id]])),
  );
};

/** Deletes a filter; done again, it changes nothing. */
export const deleteFilter = async (userId: string, id: string): Promise<void> => {
  await updateItem(
    updateOf(keyFor(userId), { remove: [['filters', id]] }, { condition: 'attribute_exists(pk)' }),
  );
};
