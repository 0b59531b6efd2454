import { defineSetting, type Setting } from '#shared/core/settings.ts';
import { OPEN_POSTINGS, PLAN_NAMES, PLANS, type Plan } from './plan-names.ts';

const openPostings = (plan: Plan): Setting<number | null> =>
  defineSetting({
    key: `open-postings-${plan}`,
    area: 'plans',
    label: `Open postings: ${PLAN_NAMES[plan]}`,
    shape: { kind: 'number', min: 1, max: 10_000, unit: 'postings', any: true },
    initial: OPEN_POSTINGS[plan],
    changes: `How many postings a company with the ${PLAN_NAMES[plan]} plan can have open at the same time. A lower limit closes nothing: no further posting opens until there is room.`,
    risk: 'Companies chose their plan for it.',
  });

/** How many postings a company may have open, by plan. */
export const OPEN_POSTINGS_SETTINGS: Readonly<Record<Plan, Setting<number | null>>> = {
  startup: openPostings('startup'),
  growth: openPostings('growth'),
  enterprise: openPostings('enterprise'),
};

export const COMPANY_INVITATIONS_A_DAY = defineSetting({
  key: 'company-invitations-a-day',
  area: 'limits',
  label: 'Invitations to a company',
  shape: { kind: 'number', min: 1, max: 1000, unit: 'invitations' },
  initial: 50,
  changes: 'How many invitations to a company one user can send within 24 hours.',
});

export const JOIN_REQUESTS_A_DAY = defineSetting({
  key: 'join-requests-a-day',
  area: 'limits',
  label: 'Requests to join a company',
  shape: { kind: 'number', min: 1, max: 100, unit: 'requests' },
  initial: 5,
  changes: 'How many companies one user can ask to join within 24 hours.',
});

export const COMPANY_SETTINGS = [
  ...PLANS.map((plan) => OPEN_POSTINGS_SETTINGS[plan]),
  COMPANY_INVITATIONS_A_DAY,
  JOIN_REQUESTS_A_DAY,
];
