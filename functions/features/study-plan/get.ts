import type { Handler } from '#functions/core/handlers.ts';
import type { studyPlan } from '#shared/features/study-plan/routes.ts';
import type { VersionedPlan } from '#shared/features/study-plan/schema.ts';
import { getPlan } from './repository.ts';

const NO_PLAN: VersionedPlan = {
  countries: [],
  intake: '',
  notes: '',
  deadlines: [],
  documents: [],
  version: 0,
};

/** The student’s plan, or an empty one. */
export const get: Handler<typeof studyPlan.get> = async ({ account }) =>
  (await getPlan(account.id)) ?? NO_PLAN;
