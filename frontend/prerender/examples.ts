import { ROLES } from '#shared/core/contract.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import type { ShownArticle } from '#shared/features/library/schema.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

const EXAMPLE: Opportunity = {
  id: 'example',
  type: 'internship',
  title: 'Title',
  company: 'Company',
  companyId: 'company',
  location: 'Boston',
  skills: ['React', 'Python'],
  salary: '$20 an hour',
  pay: { min: 20, max: 20, currency: 'USD', period: 'hour' },
  postedAt: '2026-01-05T08:00:00.000Z',
  deadline: '2999-12-31',
  replyBy: '2999-12-31',
  urgent: true,
  featured: true,
  description: 'One paragraph.\n\nAnother one.',
  status: 'open',
  department: 'Department',
  employmentType: 'part-time',
  experienceLevel: 'entry',
  minYears: 1,
  workMode: 'hybrid',
  place: { city: 'Boston', region: 'Massachusetts', countryCode: 'US' },
  applicantsFrom: null,
  startDate: '2999-01-01',
  durationWeeks: 12,
  openings: 2,
  requirements: ['Requirement'],
  niceToHave: ['Advantage'],
  education: 'Degree',
  benefits: ['Benefit'],
  aiScreening: true,
  howToApply: 'jobs@example.com',
  changes: [],
  applicationCount: 1,
};

/** Opportunities that show every part of the screen: the styles of the page are those that their markup needs. */
export const EXAMPLES: readonly Opportunity[] = [
  ...OPPORTUNITY_STATUSES.map((status) => ({ ...EXAMPLE, status })),
  { ...EXAMPLE, companyId: null, skills: [], employmentType: null },
];

/** An article that shows every part of its screen. */
export const ARTICLE_EXAMPLE: ShownArticle = {
  id: 'example',
  title: 'Title',
  roles: ROLES,
  topics: ['fledge'],
  updated: '2026-01-05',
  sources: [{ title: 'Source', url: 'https://example.com', readOn: '2026-01-05', readNext: '2026-07-04' }],
  kind: 'sourced',
  law: true,
  answer: 'Answer.',
  body: [
    { kind: 'heading', text: 'Heading' },
    { kind: 'paragraph', text: 'Paragraph.' },
    { kind: 'list', items: ['First', 'Second'] },
  ],
  screens: [{ title: 'Explore', path: '/explore' }],
  pastDue: true,
  related: [{ id: 'other', title: 'Other' }],
};
