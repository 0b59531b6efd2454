import { transact } from '#functions/core/table.ts';
import { showReplies } from '#functions/features/applicants/replies/search-record.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { postingSteps } from '#functions/scenarios/posting.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { isPublished, type OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { defaultReplyBy } from '#shared/core/reply-clock.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { DEMO_COMPANY } from './companies.ts';
import { slotFor } from './deck.ts';
import { opportunityFor } from './opportunities.ts';
import { idFor, randomFor } from './random.ts';
import { SCREENING_TEXT } from './sentences.ts';
import { DEFAULT_OPPORTUNITIES } from './size.ts';
import { workingHours } from './span.ts';
import { unlessThere } from './unless-there.ts';

/** How the demo employer's postings came to where they are: one in each status, beside the company's others. */
const EMPLOYER_WAYS: readonly (readonly OpportunityStatus[])[] = [
  ['draft', 'open'],
  ['draft', 'in_review', 'open'],
  ['draft', 'open', 'paused'],
  ['draft', 'open', 'filled'],
  ['draft', 'open', 'closed'],
  ['draft', 'open', 'expired'],
  ['draft', 'in_review'],
  ['draft'],
];
const ALUMNUS_WAYS: readonly (readonly OpportunityStatus[])[] = [
  ['draft', 'in_review', 'open'],
  ['draft', 'open', 'paused'],
];

/** The numbers, beyond those of the seed, of postings that a company would make next; of any company without one. */
const nextNumbers = (count: number, company: string | undefined): number[] => {
  const numbers: number[] = [];
  for (let index = DEFAULT_OPPORTUNITIES; numbers.length < count; index += 1) {
    const slot = slotFor(index);
    if (company === undefined ? slot.type === 'job' : slot.company.name === company) numbers.push(index);
  }
  return numbers;
};

/** The number of one more posting of a company, after those of the demo employer. */
export const numberOfNext = (company: string): number =>
  nextNumbers(EMPLOYER_WAYS.length + 1, company).at(-1) ?? DEFAULT_OPPORTUNITIES;

/** A posting of a demo account, before it has an owner. */
export type DemoPosting = Opportunity & Pick<StoredOpportunity, 'createdAt' | 'history' | 'waitingSince'>;

const POSTED_DAYS_AGO = 24;
const EXPIRED_DAYS_AGO = 4;

/** A posting of the seed with its history: each step some days after the one before. */
export const postingFor = (
  number: number,
  label: string,
  way: readonly OpportunityStatus[],
  now: Date,
): DemoPosting => {
  const random = randomFor('demo posting', label);
  const status = way.at(-1) ?? 'draft';
  const expired = status === 'expired';
  const [start, step] = [expired ? 40 : POSTED_DAYS_AGO, expired ? 18 : 6];
  const at = way.map((_, index) => new Date(workingHours(random, now, start - index * step)).toISOString());
  const history = way.map((one, index) => ({
    status: one,
    at: at[index] ?? now.toISOString(),
    by: one === 'expired' ? ('schedule' as const) : ('poster' as const),
  }));
  const opened = way.indexOf('open');
  const deadline = dayOf(
    new Date(now.getTime() + (expired ? -EXPIRED_DAYS_AGO : random.between(20, 45)) * DAY_MS),
  );
  const [created = now.toISOString()] = at;
  return {
    ...opportunityFor(number, now),
    id: idFor('demo posting', label),
    status,
    deadline,
    replyBy: defaultReplyBy(deadline),
    postedAt: at[opened] ?? created,
    createdAt: created,
    history,
    ...(status === 'in_review' && { waitingSince: at.at(-1) }),
  };
};

/** One with AI screening, opened so recently that its matches may not be used everywhere yet (`score-notice.ts`). */
const SCREENED = 1;
const screened = (posting: DemoPosting): DemoPosting => ({
  ...posting,
  aiScreening: true,
  description: `${posting.description}\n\n${SCREENING_TEXT}`,
});

/** The postings of the demo employer beside those that the seed gives the company. */
export const employerPostings = (now: Date): DemoPosting[] =>
  nextNumbers(EMPLOYER_WAYS.length, DEMO_COMPANY).map((number, index) => {
    const posting = postingFor(number, `employer ${index}`, EMPLOYER_WAYS[index] ?? [], now);
    return index === SCREENED ? screened(posting) : posting;
  });

/** The two postings of the demo alumnus, who posts under their own name. */
export const alumnusPostings = (now: Date): DemoPosting[] =>
  nextNumbers(ALUMNUS_WAYS.length, undefined).map((number, index) => ({
    ...postingFor(number, `alumni ${index}`, ALUMNUS_WAYS[index] ?? [], now),
    companyId: null,
    howToApply: `https://careers.example.org/openings/${number}`,
  }));

/** Stores a posting, unless it is there. */
export const storeDemoPosting = async (posting: DemoPosting, owner: string): Promise<void> => {
  const { history, waitingSince, companyId } = posting;
  const after = storedOpportunity(posting, { owner, history, version: history.length, waitingSince });
  const guard = companyId === null ? { set: { trusted: true } } : undefined;
  await unlessThere(() => transact(postingSteps(after, guard)), 'opportunity');
};

/** Stores the postings of the demo accounts and the one of the past quarter, and returns those that are published. */
export const storeDemoPostings = async (past: DemoPosting, now: Date): Promise<DemoPosting[]> => {
  const [employer, alumnus] = await Promise.all([
    userIdOf(demoEmail('employer')),
    userIdOf(demoEmail('alumni')),
  ]);
  const [ofCompany, ofAlumnus] = [[...employerPostings(now), past], alumnusPostings(now)];
  const own = [
    ...ofCompany.map((posting) => ({ posting, owner: employer })),
    ...ofAlumnus.map((posting) => ({ posting, owner: alumnus })),
  ];
  for (const { posting, owner } of own) if (owner !== undefined) await storeDemoPosting(posting, owner);
  // One posting of a poster brings the record of replies to all that are open.
  for (const [first] of [ofCompany, ofAlumnus]) if (first) await showReplies(first.id);
  return own.map(({ posting }) => posting).filter(({ status }) => isPublished(status));
};
