import * as z from 'zod';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { claimKey } from './record.ts';

const countedSchema = z.object({ answers: z.set(z.string()) });

/** Counts an answer of a user once, however often it is reported, and returns how many there are. */
export const countAnswer = async (userId: string, askId: string): Promise<number> => {
  const stored = await updateItem({
    ...updateOf(claimKey(userId, 'answers'), {
      set: { entity: 'credential-claim', userId },
      add: { answers: new Set([askId]) },
    }),
    ReturnValues: 'ALL_NEW',
  });
  return countedSchema.parse(stored).answers.size;
};
