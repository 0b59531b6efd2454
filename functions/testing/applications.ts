import { applicationCountOf } from '#functions/parts/opportunities/repository.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import type { Member } from './members.ts';
import { asOperator, itemAt, itemsOf } from './stack.ts';

export const apply = ({ browser, id }: Member, opportunityId: string) =>
  browser.call('applications.apply', { body: { userId: id, opportunityId } });

export const withdraw = ({ browser }: Member, opportunityId: string) =>
  browser.call('applications.withdraw', { params: { opportunityId } });

export const undoWithdrawal = ({ browser }: Member, opportunityId: string) =>
  browser.call('applications.undoWithdrawal', { params: { opportunityId } });

/** The statuses of a person's applications as the rows hold them. */
export const rowsOf = async (userId: string): Promise<ApplicationStatus[]> =>
  (await itemsOf(`user#${userId}`))
    .filter(({ entity }) => entity === 'application')
    .map((row) => (row as unknown as Application).status);

/** What the rows of a person come to, and what the person's figures say. */
export const personCounts = async (userId: string) => {
  const rows = await rowsOf(userId);
  const { applications, interviews } = (await itemAt(`user#${userId}`, 'dashboard')) ?? {};
  return {
    rows: {
      applications: rows.filter((status) => status !== 'withdrawn').length,
      interviews: rows.filter((status) => status === 'interview_scheduled').length,
    },
    figures: { applications, interviews },
  };
};

/** How many applications an opportunity says that it has. */
export const applicationCount = (opportunityId: string): Promise<number> => {
  asOperator();
  return applicationCountOf(opportunityId);
};
