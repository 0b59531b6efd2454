// Plain data without schemas: the browser loads it with every form and filter of opportunities.

export const OPPORTUNITY_TYPES = ['job', 'internship', 'project'] as const;
export type OpportunityType = (typeof OPPORTUNITY_TYPES)[number];

export const WORK_MODES = ['remote', 'onsite', 'hybrid'] as const;
export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'contract', 'internship'] as const;
export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'lead'] as const;
