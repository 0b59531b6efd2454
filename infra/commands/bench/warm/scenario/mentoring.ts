import { DAY_MS } from '#shared/core/durations.ts';
import { firstOf, type Person } from './scene.ts';

const GOALS = ['Write better tests', 'Find a first job in a team'];

/** Asks a mentor with the first of their free times. */
const request = async ({ browser }: Person, mentorId: string): Promise<{ id: string }> => {
  const { times } = await browser.look('mentors.get', { params: { id: mentorId } });
  const body = {
    mentorId,
    goals: GOALS,
    note: 'I have built two sites.',
    weeks: 8,
    times: times.slice(0, 1),
  };
  const { id } = await browser.call('mentorships.create', { body });
  return { id };
};

/** A mentor with many mentees and one of them agree on goals, take notes and end their mentorship; the mentee asks again. */
export const mentor = async ({ id: mentorId, browser }: Person, mentee: Person): Promise<void> => {
  await browser.call('mentorships.stats');
  const { items } = await browser.call('mentorships.list', { query: { as: 'mentor', limit: '20' } });
  const { id } = firstOf('mentee', [...items], (one) => one.mentee.id === mentee.id);
  const params = { id };
  const { goals, goalsVersion } = await browser.call('mentorships.get', { params });
  await browser.call('mentorships.saveGoals', { params, body: { goals, version: goalsVersion } });
  await mentee.browser.call('mentorships.agreeGoals', { params, body: { version: goalsVersion + 1 } });
  const note = { text: 'We looked at the first tests.', shared: true };
  await browser.call('mentorships.addNote', { params, body: note });
  await browser.call('mentorships.notes', { params, query: { limit: '20' } });

  // The one that ends first of the others, in the last days of its term.
  const [ending] = [...items]
    .filter(({ status }) => status === 'active')
    .sort((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt));
  const at = new Date(Date.parse(ending.endsAt) - 7 * DAY_MS);
  await browser.call('mentorships.renew', { params: { id: ending.id }, at });

  await mentee.browser.call('mentorships.end', { params, body: { message: 'Thank you.' } });
  await browser.call('mentorships.accept', { params: await request(mentee, mentorId) });
};

/** A student is declined, offers the request to the next mentor who fits, and withdraws it. */
export const seekMentor = async (student: Person, declining: Person): Promise<void> => {
  const params = await request(student, declining.id);
  const body = { reason: 'no_time', message: 'Next term, gladly.' };
  await declining.browser.call('mentorships.decline', { params, body });
  await student.browser.call('mentorships.nextBest', { params });
  const { id } = await student.browser.call('mentorships.forward', { params });
  await student.browser.call('mentorships.withdraw', { params: { id } });
};
