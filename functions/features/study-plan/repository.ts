import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import { type StoredPlan, storedPlanSchema } from '#shared/features/study-plan/schema.ts';

export const planKey = (userId: string) => keyOf('study-plan', { userId });

/** A student’s plan; undefined for one who has saved none. */
export const getPlan = (userId: string): Promise<StoredPlan | undefined> =>
  getItem(storedPlanSchema, planKey(userId));
