import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';

/** An event to which a user went, as their profile shows it. */
export const shownEventSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The name of the first host. */
  host: z.string(),
  startsAt: momentSchema,
  /** The zone of the event, in which its day is. */
  timeZone: z.string(),
});
export type ShownEvent = z.infer<typeof shownEventSchema>;
