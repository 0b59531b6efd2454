import { newId } from '#functions/core/ids.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { type EngagementDescription, storeEngagement } from '#functions/scenarios/engagement.ts';
import type { Engagement } from '#shared/features/engagements/schema.ts';
import { type Member, member } from './members.ts';
import { asOperator } from './stack.ts';

/** A live project with its student and two members of the company that posted it. */
export const engaged = async (given: Partial<EngagementDescription> = {}) => {
  const [student, employer, colleague] = await Promise.all([
    member({ firstName: 'Stella' }),
    member({ role: 'employer', firstName: 'Erin' }),
    member({ role: 'employer', firstName: 'Col' }),
  ]);
  const company = await storeCompany([employer, colleague]);
  asOperator();
  const { id } = await storeEngagement({
    id: newId(),
    student: { id: student.id, name: 'Stella Test' },
    contact: { id: employer.id, name: 'Erin Test' },
    companyId: company.id,
    ...{ title: 'Map of drinking fountains', company: company.name, startedAt: '2026-01-05T09:00:00.000Z' },
    ...given,
  });
  return { student, employer, colleague, company, id };
};

/** Hands something in: the result unless a milestone is named. */
export const handIn = ({ browser }: Member, id: string, milestoneId?: string) =>
  browser.call('engagements.submit', {
    params: { id },
    body: {
      note: 'The map works, and the tests pass.',
      githubUrl: 'https://git.example.com/map',
      ...(milestoneId !== undefined && { milestoneId }),
    },
  });

export const giveFeedback = ({ browser }: Member, id: string, n: number, text = 'Add a legend.') =>
  browser.call('engagements.feedback', { params: { id, n }, body: { text } });

export const acceptWork = ({ browser }: Member, id: string, n: number, statement = '') =>
  browser.call('engagements.accept', { params: { id, n }, body: { statement } });

export const readEngagement = async ({ browser }: Member, id: string): Promise<Engagement> =>
  (await browser.call('engagements.get', { params: { id } })).body;
