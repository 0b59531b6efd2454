import * as z from 'zod';
import { getItem } from '#functions/core/table.ts';
import { askKey } from './keys.ts';

// Apart from the repository: all that a reason needs of an ask, without the schemas of its texts.

const reasonSchema = z.object({
  status: z.string(),
  student: z.object({ id: z.string() }),
  alumnus: z.object({ id: z.string() }),
  meetingId: z.string().optional(),
  minor: z.boolean(),
});

/** An ask as a reason to meet; undefined when there is none: one consistent read. */
export const getAskReason = (id: string): Promise<z.infer<typeof reasonSchema> | undefined> =>
  getItem(reasonSchema, askKey(id));
