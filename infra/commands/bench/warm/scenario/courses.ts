import { someCourse } from '#functions/testing/courses.ts';
import { firstOf, type Person } from './scene.ts';

const reason = 'Read it twice, and tried each exercise';

/** An author writes a course, takes it back once, and another author returns it, then publishes it. Returns its id. */
export const publishCourse = async (author: Person, reviewer: Person): Promise<string> => {
  const { browser } = author;
  const course = someCourse();
  const made = await browser.call('authoring.create', { body: course });
  const params = { id: made.id };
  await browser.call('authoring.list', { query: { tab: 'mine', limit: '20' } });
  const { version } = await browser.call('authoring.get', { params });
  const about = { ...course.about, title: 'Bridges of all harbours' };
  const saved = await browser.call('authoring.update', { params, body: { version, about } });
  await browser.call('authoring.submit', { params, body: { version: saved.version } });
  const recalled = await browser.call('authoring.recall', { params });
  await browser.look('authoring.submit', { params, body: { version: recalled.version } });
  await reviewer.browser.call('authoring.claim', { params });
  await reviewer.browser.call('authoring.release', { params });
  await reviewer.browser.call('authoring.review', { params, body: { decision: 'approve', reason } });
  await browser.call('authoring.withdrawQuestion', { params, body: { objective: 1, question: 1 } });
  return made.id;
};

/** An author takes a published course out of the list, and deletes a draft. */
export const retireCourse = async (author: Person, reviewer: Person): Promise<void> => {
  const { browser } = author;
  const { id, version } = await browser.look('authoring.create', { body: someCourse() });
  const params = { id };
  await browser.look('authoring.submit', { params, body: { version } });
  await reviewer.browser.look('authoring.review', { params, body: { decision: 'approve', reason } });
  await browser.call('authoring.retire', { params });
  const draft = await browser.look('authoring.create', { body: someCourse() });
  await browser.call('authoring.remove', { params: { id: draft.id } });
};

/** A student answers a card that is due. */
export const practise = async ({ browser }: Person): Promise<void> => {
  const { cards } = await browser.call('assessments.practice');
  const { courseId, exercise } = firstOf('card that is due', [...cards], () => true);
  await browser.call('assessments.practise', { body: { courseId, exercise, answer: 1, rating: 3 } });
};

/** A student finds a course, reads it, answers an exercise, and takes its test. Returns the id of the attempt. */
export const learn = async ({ browser }: Person, id: string): Promise<string> => {
  const params = { id };
  const enrolment = { courseId: id };
  await browser.call('courses.list', { query: { limit: '12' } });
  await browser.call('courses.demand');
  const { version, outline } = await browser.call('courses.get', { params });
  await browser.call('enrolments.enrol', { params: enrolment, body: {} });
  await browser.call('courses.lesson', { params: { id, n: '1' } });
  await browser.call('assessments.check', { params: { id, q: '1' }, body: { answer: 3 } });
  await browser.call('enrolments.list', { query: { limit: '8' } });
  for (const { number } of [...outline])
    await browser.call('enrolments.progress', {
      params: enrolment,
      body: { lesson: number, done: true, place: 0, version },
    });
  const attempt = await browser.call('assessments.start', { body: { courseId: id } });
  const own = { id: attempt.id };
  await browser.call('assessments.get', { params: own });
  await browser.call('assessments.answer', { params: { id: attempt.id, n: '1' }, body: { answer: null } });
  await browser.call('assessments.submit', { params: own });
  await browser.call('enrolments.leave', { params: enrolment });
  return attempt.id;
};

/** An admin voids an attempt, which its student asks to look at again. */
export const judgeAttempt = async (admin: Person, { browser }: Person, id: string): Promise<void> => {
  const params = { id };
  await admin.browser.call('assessments.void', { params, body: { reason } });
  await browser.call('assessments.appeal', { params, body: { text: 'I took it alone.' } });
  const { items } = await admin.browser.call('assessments.watch', { query: { limit: '20' } });
  firstOf('voided attempt', [...items], (one) => one.id === id);
  await admin.browser.call('assessments.decideAppeal', { params, body: { decision: 'restore', reason } });
};
