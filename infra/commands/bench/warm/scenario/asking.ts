import { firstOf, type Person } from './scene.ts';

/** A student asks an alumnus a question, who answers it and declines another; both agree to publish the answer. */
export const askAlumnus = async (student: Person, alumnus: Person): Promise<void> => {
  const { version, topics } = await alumnus.browser.call('asks.settings');
  await alumnus.browser.call('asks.saveSettings', { body: { perWeek: 10, topics, version } });
  await student.browser.call('asks.people', { query: { limit: '20' } });
  await student.browser.call('asks.published', { query: { limit: '20' } });
  const question = 'Which courses would you choose again, with what you know today?';
  const { id } = await student.browser.call('asks.create', {
    body: { to: alumnus.id, question, topic: 'Further study' },
  });
  const { items } = await alumnus.browser.call('asks.list', { query: { limit: '20' } });
  const params = { id };
  const answer = 'Statistics, and one in which I had to write every week.';
  await alumnus.browser.call('asks.answer', { params, body: { text: answer } });
  const other = firstOf('question that waits', [...items], (one) => one.status === 'asked' && one.id !== id);
  const kindly = { reason: 'no_time', message: 'Please ask again next month.' };
  await alumnus.browser.call('asks.decline', { params: { id: other.id }, body: kindly });
  const published = { params, body: { publish: true, question, answer } };
  await alumnus.browser.look('asks.publish', published);
  // The second word publishes.
  await student.browser.call('asks.publish', published);
};
