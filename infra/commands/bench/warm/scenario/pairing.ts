import type { Person } from './scene.ts';

/** A student ends a pair; an alumnus declines one offer, and accepts the next, to a student of the same university. */
export const findBuddies = async (paired: Person, senior: Person, newcomer: Person): Promise<void> => {
  const { pair } = await paired.browser.call('buddies.own');
  await paired.browser.call('buddies.end', { params: { id: pair.id } });

  const asSenior = { body: { as: 'senior', topics: ['Internships'] } };
  const offered = await senior.browser.call('buddies.seek', asSenior);
  await senior.browser.call('buddies.decline', { params: { id: offered.pair.id } });
  await senior.browser.call('buddies.leave');
  await senior.browser.look('buddies.seek', asSenior);

  const [{ institution }] = (await senior.browser.look('profile.own')).sections.education.items;
  const { version } = (await newcomer.browser.look('profile.own')).sections.education;
  await newcomer.browser.look('profile.saveEducation', {
    body: { items: [{ institution, area: 'Physics', endDate: '2030' }], version },
  });
  const body = { as: 'student', topics: ['Internships'] };
  const { pair: found } = await newcomer.browser.look('buddies.seek', { body });
  await newcomer.browser.call('buddies.accept', { params: { id: found.id } });
};
