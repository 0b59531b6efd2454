import { WAITING_COMPANY } from '#functions/seed/waiting-company.ts';
import type { Newcomers } from './company.ts';
import { firstOf, type Person } from './scene.ts';

const REASON = 'Checked by telephone';

/** An admin decides about companies and postings. */
export const review = async (
  { browser }: Person,
  { companyId }: Newcomers,
  ids: { inReview: string; open: string },
): Promise<void> => {
  await browser.call('moderation.count');
  const { companies } = await browser.call('moderation.list');
  await browser.call('moderation.companies', { query: { limit: '20' } });
  const { id: waiting } = firstOf('company', [...companies], ({ name }) => name === WAITING_COMPANY.name);
  await browser.call('moderation.verify', { params: { id: companyId }, body: { reason: REASON } });
  await browser.call('moderation.setPlan', { params: { id: companyId }, body: { plan: 'growth' } });
  await browser.call('moderation.reject', { params: { id: waiting }, body: { reason: REASON } });
  await browser.call('moderation.decide', {
    params: { id: ids.inReview },
    body: { decision: 'reject', reason: REASON },
  });
  await browser.call('moderation.feature', { params: { id: ids.open }, body: { featured: true } });
  await browser.call('fairness.ofCompany', { params: { id: companyId } });
};

/** An admin decides about a report. */
export const judge = async ({ browser }: Person): Promise<void> => {
  await browser.call('reports.count');
  const { items } = await browser.call('reports.list', { query: { state: 'open' } });
  const params = { id: items.at(-1).id };
  await browser.call('reports.get', { params });
  await browser.call('reports.decide', { params, body: { decision: 'warn', reason: REASON } });
};
