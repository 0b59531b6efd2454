import { dayFromNow, eventually, type Person } from './scene.ts';

/** A student applies, to some opportunities and for one of the demo employer. */
export const apply = async ({ id: userId, browser }: Person, ids: readonly string[]): Promise<void> => {
  const [opportunityId = ''] = ids;
  const params = { opportunityId };
  await browser.call('applications.preview', { params });
  const note = 'I have sailed since I was seven, and write software since I was twelve.';
  for (const id of ids)
    await browser.call('applications.apply', { body: { userId, opportunityId: id, note } });
  await browser.call('applications.list', { query: { limit: '20' } });
  await browser.call('applications.get', { params });
  await browser.call('applications.withdraw', { params });
  await browser.call('applications.undoWithdrawal', { params });
  const latest = await eventually('the notifications', async () => {
    const { items } = await browser.look('notifications.list', { query: { limit: '20' } });
    return items.length >= ids.length ? items[0] : undefined;
  });
  await browser.call('notifications.list', { query: { limit: '20' } });
  await browser.call('notifications.read', { body: { upTo: latest.id } });
};

/** A student follows applications elsewhere. */
export const applyElsewhere = async ({ browser }: Person): Promise<void> => {
  const body = { title: 'Bridge builder', company: 'Elsewhere', appliedOn: dayFromNow(-2), note: 'By mail.' };
  const { id } = await browser.call('applications.addOutside', { body });
  const lines = Array.from({ length: 10 }, (_, index) => `Engineer ${index},Company ${index}`);
  const csv = ['title,company', ...lines].join('\n');
  await browser.call('applications.importOutside', { body: { csv, dryRun: false } });
  await browser.call('applications.outside', { query: { limit: '20' } });
  await browser.call('applications.saveOutside', { params: { id }, body: { ...body, stage: 'interview' } });
  await browser.call('applications.removeOutside', { params: { id } });
};

/** The employer makes an offer to a student who was invited, and the student accepts. */
export const offer = async (employer: Person, student: Person, opportunityId: string): Promise<void> => {
  const params = { id: opportunityId, userId: student.id };
  const { version } = await employer.browser.look('applicants.one', { params });
  const text = 'Join us on the first of the month.';
  await employer.browser.call('applicants.setStatus', {
    params,
    body: { to: 'offered', version, offer: { text, answerBy: dayFromNow(10) } },
  });
  await student.browser.call('applications.answerOffer', {
    params: { opportunityId },
    body: { answer: 'accept' },
  });
};
