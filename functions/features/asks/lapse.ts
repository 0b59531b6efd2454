import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { getAsk } from '#functions/parts/asks/repository.ts';
import { closingSteps } from './close.ts';

const dataSchema = z.object({ askId: z.string() });

/** Closes an ask that was not answered in time. One that was answered meanwhile is left alone. */
export const askLapsed = defineTask('ask-lapsed', dataSchema, async ({ askId }, now) => {
  const ask = await getAsk(askId);
  if (ask?.status !== 'asked' || Date.parse(ask.answerBy) > now.getTime()) return;
  const steps = closingSteps(ask, { to: 'lapsed', by: 'schedule', at: now });
  try {
    await transact(steps);
  } catch (error) {
    if (!(isRefused<typeof steps>(error) && error.failed.ask)) throw error;
  }
});
