import { MENTOR_SETTINGS } from '#functions/testing/mentors.ts';
import type { Person } from './scene.ts';

/** A mentor saves their settings, and keeps what they share often. */
export const offerMentoring = async ({ browser }: Person): Promise<void> => {
  const { version } = await browser.call('mentors.own');
  await browser.call('mentors.saveOwn', { body: { ...MENTOR_SETTINGS, places: 12, version } });
  const link = { kind: 'link', title: 'How to read a posting', url: 'https://example.com/postings' };
  const { id } = await browser.call('mentors.addResource', { body: link });
  await browser.call('mentors.resources');
  await browser.call('mentors.saveResource', { params: { id }, body: { ...link, title: 'How to read one' } });
  await browser.call('mentors.removeResource', { params: { id } });
};

/** A student looks for a mentor, by several filters. */
export const findMentor = async ({ browser }: Person, mentorId: string): Promise<void> => {
  for (const query of [{}, { q: 'react' }, { language: 'German', type: 'Industry Professional' }])
    await browser.call('mentors.list', { query });
  await browser.call('mentors.get', { params: { id: mentorId } });
};

/** An admin looks at the mentors, and decides about one. */
export const judgeMentors = async ({ browser }: Person, mentorId: string): Promise<void> => {
  await browser.call('mentors.caseCount');
  await browser.call('mentors.cases', { query: { approval: 'approved' } });
  const body = { decision: 'allow_minors', reason: 'References were checked' };
  await browser.call('mentors.decide', { params: { id: mentorId }, body });
};
