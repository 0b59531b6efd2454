import * as z from 'zod';
import { getItem } from '#functions/core/table.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { isMinor } from '#shared/features/mentorships/rules.ts';
import { profileKey } from './repository.ts';

/** Whether a user is under 18 at a moment, by the date of birth in their profile (`isMinor`). */
export const isMinorOn = async (userId: string, now: Date): Promise<boolean> => {
  const profile = await getItem(z.object({ dateOfBirth: z.string() }), profileKey(userId));
  return isMinor(profile?.dateOfBirth ?? '', dayOf(now));
};
