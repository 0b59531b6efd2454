import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** The words for what the contract names in lower case. */
export const WORK_MODE_LABELS: Record<Opportunity['workMode'], string> = {
  remote: 'Remote',
  onsite: 'On site',
  hybrid: 'Hybrid',
};

export const EMPLOYMENT_LABELS: Record<NonNullable<Opportunity['employmentType']>, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};

export const EXPERIENCE_LABELS: Record<NonNullable<Opportunity['experienceLevel']>, string> = {
  entry: 'Entry (0–2 years)',
  mid: 'Mid (3–5 years)',
  senior: 'Senior (5+ years)',
  lead: 'Lead or management',
};
