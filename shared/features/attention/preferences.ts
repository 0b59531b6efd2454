import * as z from 'zod';
import { areQuietHours, MAILS_A_DAY_MAX, QUIET_HOURS_MAX } from './rules.ts';

const hourSchema = z.number().int().min(0).max(23);

/** What a user wants to receive by mail beside what is required: links that confirm an address and codes for a password. */
export const preferencesSchema = z.object({
  mail: z.object({
    /** About one's own applications: received, withdrawn, and whatever else becomes of them. */
    applications: z.boolean(),
  }),
  /** Whether others see how far the user has read their messages, and the user how far they have. */
  receipts: z.boolean().optional(),
  /** The most mails about messages and meetings in a day; with 0 all of them wait for the digest. */
  mailsADay: z.number().int().min(0).max(MAILS_A_DAY_MAX).optional(),
  /** Hours of the user's day in which such mails wait for the digest; null for none. */
  quietHours: z
    .object({ from: hourSchema, to: hourSchema })
    .refine(areQuietHours, `Leave at least ${24 - QUIET_HOURS_MAX} hours of the day`)
    .nullable()
    .optional(),
  /** Whether what waits is mailed at all, once a day. */
  digest: z.boolean().optional(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The default until the user has chosen. */
export const PREFERENCES_AT_FIRST: Preferences = { mail: { applications: true } };
