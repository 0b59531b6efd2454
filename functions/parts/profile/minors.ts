import * as z from 'zod';
import { getItem } from '#functions/core/table.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { isMinor } from '#shared/features/mentorships/rules.ts';
import { profileKey } from './repository.ts';

/** Whether a user is under 18 at a moment; one who did not say when they were born counts as a minor. */
export const isMinorOn = async (userId: string, now: Date): Promise<boolean> => {
  const profile = await getItem(z.object({ dateOfBirth: z.string() }), profileKey(userId));
  return isMinor(profile?.dateOfBirth ?? '', dayOf(now));
};
