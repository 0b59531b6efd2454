import type { OpportunityType } from '#shared/core/opportunity-choices.ts';

/** The displayed names of the types of opportunity. */
export const OPPORTUNITY_TYPE_LABELS: Readonly<Record<OpportunityType, string>> = {
  job: 'Job',
  internship: 'Internship',
  project: 'Project',
};
