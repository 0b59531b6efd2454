import { itemOf, listKey } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import { stateOf } from '#shared/features/asks/rules.ts';
import { type StoredAsk, storedAskSchema } from '#shared/features/asks/schema.ts';
import { askKey } from './keys.ts';

/** An ask, or undefined: one consistent read. */
export const getAsk = (id: string): Promise<StoredAsk | undefined> => getItem(storedAskSchema, askKey(id));

/** Where the two lists have an ask. */
export const askLists = ({
  id,
  student,
  alumnus,
  status,
  createdAt,
}: Pick<StoredAsk, 'id' | 'student' | 'alumnus' | 'status' | 'createdAt'>) => {
  const place = { state: stateOf(status), createdAt, id };
  return {
    ...listKey('ask', 'ofStudent', { studentId: student.id, ...place }),
    ...listKey('ask', 'ofAlumnus', { alumnusId: alumnus.id, ...place }),
  };
};

/** The record of an ask. While it waits for an answer, it is in the list of what lapses. */
export const askItem = (ask: StoredAsk) => ({
  ...itemOf('ask', ask),
  ...askLists(ask),
  ...(ask.status === 'asked' && listKey('ask', 'waiting', ask)),
  ...ask,
});
