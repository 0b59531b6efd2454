import { newId } from '#functions/core/ids.ts';
import { storeEngagement } from '#functions/scenarios/engagement.ts';
import { firstOf, type Person } from './scene.ts';

/** A student hands in a milestone and the result of a live project, and both sides want a review by a mentor. */
export const deliver = async (student: Person, poster: Person): Promise<void> => {
  const { items } = await student.browser.call('engagements.list', { query: { limit: '20' } });
  const { id } = firstOf('live project', [...items], ({ status }) => status === 'active');
  const params = { id };
  const { milestones, version } = await poster.browser.call('engagements.get', { params });
  await poster.browser.call('engagements.milestones', { params, body: { milestones, version } });

  const open = firstOf('milestone', [...milestones], ({ done }) => !done);
  const githubUrl = 'https://git.example.com/forecast';
  const handedIn = await student.browser.call('engagements.submit', {
    params,
    body: { note: 'The first forecast, with its errors.', githubUrl, milestoneId: open.id },
  });
  await poster.browser.call('engagements.feedback', {
    params: { id, n: String(handedIn.submissions[0].number) },
    body: { text: 'Compare it with the nearest roof, please.' },
  });
  const result = await student.browser.look('engagements.submit', {
    params,
    body: { note: 'The forecast with the plot for the operations team.', githubUrl },
  });
  await poster.browser.call('engagements.accept', {
    params: { id, n: String(result.submissions[0].number) },
    body: { statement: 'Asked the right questions, and delivered early.' },
  });
  await poster.browser.look('engagements.review', { params });
  // The second word makes it a project in the queue.
  await student.browser.call('engagements.review', { params });
};

/** A live project ends without a result: one of its own, for what has ended stays so. */
export const endEarly = async (student: Person, poster: Person): Promise<void> => {
  const { company } = await poster.browser.look('companies.mine');
  const { id } = await storeEngagement({
    id: newId(),
    student: { id: student.id, name: 'Robin Example' },
    contact: { id: poster.id, name: 'Robin Example' },
    companyId: company.id,
    company: company.name,
    title: 'Map of drinking fountains',
    startedAt: new Date().toISOString(),
  });
  const body = { reason: 'The budget was cut.' };
  await poster.browser.call('engagements.end', { params: { id }, body });
};
