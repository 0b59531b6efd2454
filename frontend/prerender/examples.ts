import { ROLES } from '#shared/core/contract.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { CREDENTIAL_STATUSES } from '#shared/features/credentials/rules.ts';
import type { PublicCredential } from '#shared/features/credentials/schema.ts';
import type { PublicEvent } from '#shared/features/events/schema.ts';
import { FACT_TOPICS } from '#shared/features/guides/fact.ts';
import type { ShownGuide } from '#shared/features/guides/schema.ts';
import type { LibraryPage, ShownArticle } from '#shared/features/library/schema.ts';
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
  type: 'template',
  title: 'Title',
  roles: ROLES,
  topics: ['fledge'],
  updated: '2026-01-05',
  sources: [{ title: 'Source', url: 'https://example.com', readOn: '2026-01-05', readNext: '2026-07-04' }],
  kind: 'sourced',
  law: true,
  licence: { name: 'Licence', allows: 'reading' },
  copy: ['Dear [name]', '', 'Text'],
  link: null,
  minutes: 1,
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

/** A link that shows what no other entry has. */
export const LINK_EXAMPLE: ShownArticle = {
  ...ARTICLE_EXAMPLE,
  type: 'link',
  copy: [],
  link: { address: 'https://example.com', publisher: 'Publisher' },
};

/** A page of the library with more after it. */
export const LIBRARY_EXAMPLE: LibraryPage = {
  items: [
    {
      ...ARTICLE_EXAMPLE,
      readOn: '2026-01-05',
      publisher: null,
    },
  ],
  nextCursor: 'next',
  total: 2,
};

/** A guide that shows every part of its screen. */
export const GUIDE_EXAMPLE: ShownGuide = {
  country: 'de',
  name: 'Country',
  summary: 'Summary.',
  facts: FACT_TOPICS.flatMap((topic) => [
    {
      id: `${topic}-read`,
      topic,
      text: 'Fact.',
      amount: { value: 1000, currency: 'EUR', per: 'month' },
      source: { title: 'Source', url: 'https://example.com', read: '2026-01-05' },
      stale: true,
    },
    {
      id: `${topic}-open`,
      topic,
      check: true,
      text: 'Question.',
      link: { title: 'Page', url: 'https://example.com' },
    },
  ]),
};

const EVENT_EXAMPLE: PublicEvent = {
  id: 'e-example',
  title: 'Title',
  description: 'First.\n\nSecond.',
  startsAt: '2999-01-01T18:00:00.000Z',
  endsAt: '2999-01-02T20:00:00.000Z',
  timeZone: 'Europe/Berlin',
  venue: 'Hall 2',
  capacity: 10,
  status: 'published',
  host: { id: 'host', name: 'Host' },
  coHosts: [{ id: 'other', name: 'Other' }],
  going: 10,
  waiting: 1,
  attended: null,
  reason: '',
  updatedAt: '2026-01-05T08:00:00.000Z',
};

/** Events that show every part of the screen. */
export const EVENT_EXAMPLES: readonly PublicEvent[] = [
  EVENT_EXAMPLE,
  { ...EVENT_EXAMPLE, status: 'cancelled', reason: 'Storm' },
  { ...EVENT_EXAMPLE, status: 'held', attended: 8 },
];

const CREDENTIAL_EXAMPLE: PublicCredential = {
  id: 'example',
  kind: 'assessed',
  achievement: {
    id: 'course',
    version: 1,
    name: 'Title',
    criteria: 'First.\n\nSecond.',
    skills: ['React', 'Git'],
  },
  recipient: 'Holder',
  issuedAt: '2026-01-05T08:00:00.000Z',
  validUntil: '2999-01-01T00:00:00.000Z',
  status: 'issued',
  evidence: [{ name: 'Test', narrative: '10 of 12 right.' }],
  replaced: false,
  issuer: 'did:web:fledge.example',
  asOf: '2026-01-05T08:00:00.000Z',
};

/** Credentials that show every part of the screen. */
export const CREDENTIAL_EXAMPLES: readonly PublicCredential[] = [
  ...CREDENTIAL_STATUSES.map((status) => ({ ...CREDENTIAL_EXAMPLE, status })),
  { ...CREDENTIAL_EXAMPLE, kind: 'badge', validUntil: null, evidence: [] },
];
