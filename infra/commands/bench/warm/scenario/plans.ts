import type { Person } from './scene.ts';

/** An employer whose company comes to Enterprise sends two requests: an admin answers one, and the other is withdrawn. */
export const usePlan = async ({ browser }: Person, admin: Person): Promise<void> => {
  const { company } = await browser.call('companies.mine');
  const params = { companyId: company.id, id: company.id };
  await admin.browser.call('moderation.setPlan', { params, body: { plan: 'enterprise' } });
  const body = {
    kind: 'custom_integrations',
    title: 'Our own system',
    text: 'We want to receive applications in our own system.',
    email: 'hiring@harbour.example',
  };
  const first = await browser.call('plan-requests.create', { body });
  const second = await browser.call('plan-requests.create', { body });
  await browser.call('plan-requests.mine');
  await admin.browser.call('plan-requests.list', { query: { limit: '20' } });
  await admin.browser.call('plan-requests.answer', {
    params: { ...params, id: first.id },
    body: { to: 'done', text: 'It is set up for you.', version: first.version },
  });
  await browser.call('plan-requests.withdraw', { params: { ...params, id: second.id }, body: {} });
  await browser.call('contact.support');
};
