import { expect, test } from 'vitest';
import { PLAN_OFFERS } from '#shared/features/companies/plans.ts';
import { CORE } from './features.ts';
import { HOW_IT_WORKS } from './home.ts';
import { MENTOR_KINDS, MENTOR_STEPS } from './mentors.ts';

// Spec, points 2, 6 and 9: what the pages may not change in telling it.

test('the three plans', () => {
  const plans = Object.values(PLAN_OFFERS);
  const shown = plans.map(({ name, price, period, lines }) => [
    ...[name, price, period],
    ...lines.map(({ text }) => text),
  ]);
  expect(shown).toEqual([
    [
      'Startup',
      '$99',
      'per month',
      'Up to 5 job postings',
      'Basic matching',
      'Standard support',
      'Application tracking',
    ],
    [
      'Growth',
      '$299',
      'per month',
      'Up to 20 postings',
      'Advanced AI matching',
      'Priority support',
      'Analytics dashboard',
      'Video interviewing',
    ],
    [
      'Enterprise',
      'Custom price',
      undefined,
      'Unlimited postings',
      'Custom integrations',
      'Dedicated support',
      'Campus partnerships',
      'Custom branding',
    ],
  ]);
  expect(plans.filter(({ recommended }) => recommended).map(({ name }) => name)).toEqual(['Growth']);
});

test('the four mentor types and their hours a week', () => {
  expect(MENTOR_KINDS.map(({ name, hours }) => [name, hours])).toEqual([
    ['Industry Professional', '2-3 hours'],
    ['Alumni Mentor', '1-2 hours'],
    ['Skill Specialist', '1-2 hours'],
    ['Entrepreneurship Coach', '3-4 hours'],
  ]);
  expect(MENTOR_STEPS).toHaveLength(3);
});

test('the four steps and the six core features', () => {
  expect(HOW_IT_WORKS.map(({ title }) => title)).toEqual([
    'Create your profile',
    'Explore opportunities',
    'Get matched',
    'Track progress',
  ]);
  expect(CORE).toHaveLength(6);
});
