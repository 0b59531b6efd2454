import * as z from 'zod';
import { usersOfRequest } from './reason-rules.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);

/** The reason of a meeting (reason-rules.ts). */
export const meetingReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('application'), opportunityId: id, userId: id }),
  z.object({ kind: z.literal('mentorship'), id }),
  z.object({ kind: z.literal('ask'), id }),
  z.object({ kind: z.literal('buddy'), id }),
  z.object({
    kind: z.literal('request'),
    id: z
      .string()
      .regex(/^[\w-]{1,64}\.[\w-]{1,64}$/)
      .refine(
        (pair) => usersOfRequest(pair) !== undefined,
        'Give the ids of two users, sorted, with a dot between them',
      ),
  }),
]);

/** The reason of a conversation. */
export const reasonSchema = z.discriminatedUnion('kind', [
  ...meetingReasonSchema.options,
  z.object({ kind: z.literal('review'), id }),
]);
