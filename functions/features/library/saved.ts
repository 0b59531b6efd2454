import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, putItem, updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { ifMissing, updateOf } from '#functions/core/update.ts';
import { currentLibrary } from '#functions/parts/library/current.ts';
import { rowOf } from '#functions/parts/library/shown.ts';
import type { library } from '#shared/features/library/routes.ts';
import { SAVED_AT_MOST } from '#shared/features/library/rules.ts';

/** The ids of entries, each with the moment since when, in milliseconds. */
const savedSchema = z.object({ entries: z.record(z.string(), z.number()) });

const keyFor = (userId: string) => keyOf('library-saved', { userId });
const savedBy = async (userId: string): Promise<ReadonlyMap<string, number>> =>
  new Map(Object.entries((await getItem(savedSchema, keyFor(userId)))?.entries ?? {}));

/** Adds an entry to a user's; false when there is no room. */
const add = (userId: string, id: string, now: Date): Promise<boolean> =>
  unlessRefused(
    updateItem(
      updateOf(
        keyFor(userId),
        { setAt: [[['entries', id], ifMissing(now.getTime())]] },
        {
          condition: 'attribute_exists(#entries.#id) OR size(#entries) < :most',
          names: { '#entries': 'entries', '#id': id },
          values: { ':most': SAVED_AT_MOST },
        },
      ),
    ),
  );

/** Saves an entry. The first one makes the user's record. */
export const save: Handler<typeof library.save> = async ({ params: { id }, account, now }) => {
  if (!(await currentLibrary()).byId.has(id)) throw new AppError('not_found');
  if (await add(account.id, id, now)) return { id, saved: true };
  await unlessRefused(
    putItem({
      Item: { ...itemOf('library-saved', { userId: account.id }), entries: {} },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  if (!(await add(account.id, id, now)))
    throw new AppError('limit_reached', {
      message: `You’ve saved ${SAVED_AT_MOST} texts, which is the most. Remove some first.`,
    });
  return { id, saved: true };
};

/** Removes an entry from the saved ones, if it is there. */
export const unsave: Handler<typeof library.unsave> = async ({ params: { id }, account }) => {
  await unlessRefused(
    updateItem(
      updateOf(keyFor(account.id), { remove: [['entries', id]] }, { condition: 'attribute_exists(pk)' }),
    ),
  );
  return { id, saved: false };
};

/** Whether a user saved an entry; of one that does not exist, no. */
export const isSaved: Handler<typeof library.isSaved> = async ({ params: { id }, account }) => ({
  id,
  saved: (await savedBy(account.id)).has(id),
});

/** The saved entries that the library still has, the latest first. */
export const saved: Handler<typeof library.saved> = async ({ account, now }) => {
  const [moments, { byId }] = await Promise.all([savedBy(account.id), currentLibrary()]);
  const items = [...moments]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id]) => byId.get(id) ?? [])
    .map((article) => rowOf(article, now));
  return { items };
};
