import { idFrom, newId } from '#functions/core/ids.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { formatPay } from '#shared/core/pay.ts';
import { defaultReplyBy } from '#shared/core/reply-clock.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** An open opportunity for which one can apply for a long time, with what a caller wants to be different. */
export const someOpportunity = (given: Partial<Opportunity> = {}): Opportunity => {
  const pay = given.pay ?? null;
  return {
    id: newId(),
    type: 'job',
    title: 'Junior engineer',
    company: 'Harbour & Co',
    location: 'Remote',
    description: 'Build what people at the harbour use every day.',
    skills: ['React', 'Node.js'],
    salary: formatPay(pay),
    pay,
    postedAt: '2026-01-05T08:00:00.000Z',
    deadline: '2999-12-31',
    replyBy: defaultReplyBy(given.deadline ?? '2999-12-31'),
    urgent: false,
    featured: false,
    status: 'open',
    companyId: null,
    department: '',
    minYears: null,
    startDate: '',
    niceToHave: [],
    education: '',
    aiScreening: false,
    howToApply: '',
    changes: [],
    employmentType: 'full-time',
    experienceLevel: 'entry',
    workMode: 'remote',
    place: null,
    applicantsFrom: (given.workMode ?? 'remote') === 'remote' ? 'anywhere' : null,
    durationWeeks: null,
    openings: 1,
    requirements: [],
    benefits: [],
    applicationCount: 0,
    ...given,
  };
};

type History = StoredOpportunity['history'];

/** The steps to a status, all at one moment: by its poster, or by the hourly run where it expired. */
const stepsTo = (status: OpportunityStatus, at: string): History => {
  const way: OpportunityStatus[] = ['draft', ...(status === 'in_review' ? [] : ['open' as const]), status];
  return [...new Set(status === 'draft' ? [status] : way)].map((one) => ({
    status: one,
    at,
    by: one === 'expired' ? 'schedule' : 'poster',
  }));
};

/** What is stored of an opportunity and is not for everybody. */
type Private = Omit<StoredOpportunity, keyof Opportunity>;

/**
 * An opportunity as the table holds it: created when it was posted, with the steps to its status, unless they are given. One
 * under a user’s own name has an owner, always the same for an id.
 */
export const storedOpportunity = (
  { applicationCount: _, replies: __, ...opportunity }: Opportunity,
  given: Partial<Private> = {},
): StoredOpportunity => {
  const { id, companyId, status, postedAt } = opportunity;
  const history = given.history ?? stepsTo(status, given.createdAt ?? postedAt);
  return {
    ...opportunity,
    ...(companyId === null && { owner: idFrom(`owner of ${id}`) }),
    version: 1,
    createdAt: history[0]?.at ?? postedAt,
    updatedAt: history.at(-1)?.at ?? postedAt,
    warningAnswers: [],
    ...given,
    history,
  };
};
