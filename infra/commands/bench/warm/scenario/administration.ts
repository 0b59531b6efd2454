import type { Newcomers } from './company.ts';
import { address, eventually, NAMES, type Person, type Scene } from './scene.ts';

/** A visitor asks something, and an admin reads it. */
export const ask = async ({ visitor }: Scene, { browser }: Person): Promise<void> => {
  const text = { subject: 'A question', message: 'How does this work?' };
  await visitor.call('contact.send', { body: { ...NAMES, email: address('sender'), ...text } });
  const { items } = await browser.call('contact.messages', { query: { limit: '20' } });
  const params = { id: items[0].id };
  await browser.call('contact.message', { params });
  await browser.call('contact.answer', { params, body: {} });
  await browser.call('contact.promises');
};

/** An admin looks at all users and decides about two. */
export const decideAboutUsers = async (
  { browser }: Person,
  { founder, colleague }: Newcomers,
): Promise<void> => {
  await browser.call('admin.users', { query: { limit: '50' } });
  await eventually('the approvals', async () => {
    const { count } = await browser.look('admin.approvals', { query: { limit: '20' } });
    return count > 1 ? count : undefined;
  });
  await browser.call('admin.approvals', { query: { limit: '20' } });
  const params = { id: founder.id };
  const body = { reason: 'Checked by telephone' };
  await browser.call('admin.approve', { params, body });
  await browser.call('admin.reject', { params: { id: colleague.id }, body });
  await browser.call('admin.suspend', { params, body });
  await browser.call('admin.restore', { params, body });
  const { version, phone } = await browser.call('admin.user', { params });
  await browser.call('admin.editUser', { params, body: { ...NAMES, lastName: 'Byron', phone, version } });
  await browser.call('admin.userOpportunities', { params });
  await browser.call('admin.audit', { query: { limit: '20' } });
  await browser.call('admin.auditExport');
  await browser.call('platform-figures.list');
  await browser.call('platform-figures.health');
};
