import { inParallel } from '#functions/core/in-parallel.ts';
import { readCounts } from '#functions/parts/applications/applicant-counts.ts';
import { applicationsWith } from '#functions/parts/applications/repository.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import type { Decision } from '#shared/features/applicants/rules.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { apply } from './applications.ts';
import { type Member, manyUsers, member } from './members.ts';
import { asOperator } from './stack.ts';

/** Two members of a company, with an open posting of theirs. */
export const hiring = async (given: Partial<Opportunity> = {}) => {
  const [employer, colleague] = await Promise.all([
    member({ role: 'employer', firstName: 'Erin' }),
    member({ role: 'employer', firstName: 'Col' }),
  ]);
  const company = await storeCompany([employer, colleague]);
  const posting = await storePosting(someOpportunity({ companyId: company.id, ...given }), employer.id);
  return { employer, colleague, company, id: posting.id };
};

/** Users who applied for a posting, as many as asked for. */
export const applied = async (id: string, size: number): Promise<Member[]> => {
  const people = await manyUsers(size);
  await inParallel(people, 8, async (person) => (await apply(person, id)).body);
  return people;
};

/** What a decision needs to be allowed. */
export const decisionFields = (to: Decision) => ({
  ...(to === 'rejected' && { reason: 'experience' as const }),
  ...(to === 'offered' && { offer: { text: 'Join us.', answerBy: '2999-01-01' } }),
});

/** An application as the table holds it. */
export const recordOfApplicant = async (id: string, userId: string) => {
  asOperator();
  const [found] = await applicationsWith(id, [userId]);
  if (!found) throw new Error('There is no such application.');
  return found;
};

/** Decides about an applicant, at the version that the application has. */
export const decide = async ({ browser }: Member, id: string, userId: string, to: Decision) => {
  const { version } = await recordOfApplicant(id, userId);
  return browser.call('applicants.setStatus', {
    params: { id, userId },
    body: { to, version, ...decisionFields(to) },
  });
};

/** Brings an application to an offer. */
export const offer = async (employer: Member, id: string, userId: string): Promise<void> => {
  for (const to of ['reviewed', 'interview_scheduled', 'offered'] as const)
    (await decide(employer, id, userId, to)).body;
};

export const answer = ({ browser }: Member, opportunityId: string, given: 'accept' | 'decline') =>
  browser.call('applications.answerOffer', { params: { opportunityId }, body: { answer: given } });

export const undo = ({ browser }: Member, id: string, userId: string) =>
  browser.call('applicants.undo', { params: { id, userId }, body: {} });

/** The numbers of a posting as its rows and its counters have them. */
export const numbersOf = async (id: string, people: readonly Member[]) => {
  asOperator();
  const rows: Record<string, number> = {};
  for (let from = 0; from < people.length; from += 100)
    for (const { status } of await applicationsWith(
      id,
      people.slice(from, from + 100).map((person) => person.id),
    ))
      rows[status] = (rows[status] ?? 0) + 1;
  const { all: _, ...counts } = (await readCounts({ opportunityId: id })).counts;
  return { rows, counts: Object.fromEntries(Object.entries(counts).filter(([, number]) => number !== 0)) };
};
