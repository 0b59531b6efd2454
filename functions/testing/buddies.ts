import { newId } from '#functions/core/ids.ts';
import { someone } from './asks.ts';
import type { Member } from './members.ts';

/** Looks for a buddy. */
export const seek = ({ browser }: Member, as: 'student' | 'senior', topics: string[] = []) =>
  browser.call('buddies.seek', { body: { as, topics } });

/** Where a user is with buddies. */
export const buddyState = async ({ browser }: Member) => (await browser.call('buddies.own')).body;

/** Answers an offer, or ends a pair. */
export const answerBuddy = ({ browser }: Member, what: 'accept' | 'decline' | 'end', id: string) =>
  browser.call(`buddies.${what}`, { params: { id } });

/** A university that no other test uses. */
export const newUniversity = (): string => `University ${newId()}`;

/** A student and an alumnus of one university who were offered to each other. */
export const offered = async (university = newUniversity()) => {
  const [student, senior] = [
    await someone({ firstName: 'Sami' }, { university, graduationYear: '2029' }),
    await someone({ role: 'alumni', firstName: 'Alba' }, { university, graduationYear: '2019' }),
  ];
  (await seek(student, 'student', ['Internships', 'Settling in'])).body;
  const { pair } = (await seek(senior, 'senior', ['Internships'])).body;
  if (!pair) throw new Error('The two were not offered to each other.');
  return { student, senior, id: pair.id, university };
};

/** The same, paired. */
export const paired = async () => {
  const pair = await offered();
  for (const who of [pair.student, pair.senior]) (await answerBuddy(who, 'accept', pair.id)).body;
  return pair;
};
