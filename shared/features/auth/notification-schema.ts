import * as z from 'zod';
import { decisionSchema } from '#shared/core/decisions.ts';

/** What happens to the account of the user. */
export const accountEventSchemas = [
  /** An admin approved the account. */
  z.object({ kind: z.literal('account_approved') }),
  /** An admin rejected the account, with the admin's reason. */
  z.object({ kind: z.literal('account_rejected'), reason: decisionSchema.shape.reason }),
] as const;
