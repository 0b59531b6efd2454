import { storeCompany } from '#functions/scenarios/company.ts';
import type { Plan } from '#shared/features/companies/plan-names.ts';
import { member } from './members.ts';
import type { RecordFixture } from './team-records.ts';

/** An employer whose company is on a plan. */
export const employerOn = async (plan: Plan) => {
  const employer = await member({ role: 'employer', firstName: 'Erin' });
  const company = await storeCompany([employer], { plan });
  return { employer, company };
};

/** What a company on Enterprise asks for. */
export const REQUEST = {
  kind: 'custom_integrations',
  title: 'Our applicant system',
  text: 'We want to receive applications in our own system.',
  email: 'erin@harbour.example',
} as const;

/** A request of a company, which its members and admins read. */
export const planRequestRecord = async (): Promise<RecordFixture> => {
  const { employer, company } = await employerOn('enterprise');
  const { id } = (await employer.browser.call('plan-requests.create', { body: REQUEST })).body;
  return {
    params: { companyId: company.id, id },
    parties: [
      ['company', employer],
      ['admin', await member({ role: 'admin' })],
    ],
  };
};

/** A saved filter of an employer. */
export const screeningFilterRecord = async (): Promise<RecordFixture> => {
  const { employer } = await employerOn('growth');
  const body = { name: 'Strong in React', values: { minMatch: 60, skills: ['React'] } };
  const { id: filterId } = (await employer.browser.call('screening.addFilter', { body })).body;
  return { params: { filterId }, parties: [['owner', employer]] };
};
