import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { getWaiting } from '#functions/parts/attention/waiting-mails.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { allPages } from '#functions/testing/all-pages.ts';
import {
  claimReview,
  decide,
  handIn,
  inReview,
  publishedBy,
  REASON,
  readBy,
  releaseReview,
  saveParts,
} from '#functions/testing/authoring.ts';
import { someCourse } from '#functions/testing/courses.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { advanceClock, asOperator, eventually, itemsOf, mailsTo } from '#functions/testing/stack.ts';
import { COURSE_CLAIM_MS } from '#shared/features/authoring/rules.ts';

let author: Member;
let other: Member;
let student: Member;

beforeAll(async () => {
  asOperator();
  [author, other, student] = await Promise.all([
    member({ role: 'mentor' }),
    member({ role: 'mentor' }),
    member(),
  ]);
});

/** What an author was notified of about courses. */
const newsOf = async (who: Member): Promise<string[]> =>
  (await notificationsOf(who)).items.flatMap(({ event }) => (event.kind === 'course' ? [event.news] : []));

/** The courses that wait for a review. All of them: those of other tests that have waited longer are before these. */
const queueFor = async ({ browser }: Member): Promise<string[]> =>
  (await allPages((query) => browser.call('authoring.list', { query: { ...query, tab: 'review' } }))).map(
    ({ id }) => id,
  );

/** The answer to a student who asks for a course. */
const shownTo = ({ browser }: Member, id: string) => browser.call('courses.get', { params: { id } });

describe('a review', () => {
  it('publishes a course, which students then read, and tells its author once', async () => {
    const writer = await member({ role: 'mentor' });
    const { id } = await inReview(writer);
    await eventually('the queue', async () => (await queueFor(other)).includes(id));
    const claimed = await claimReview(other, id);
    expect(claimed.body.claimed?.by.id).toBe(other.id);
    expect(claimed.body.claims.map(({ label }) => label)).toContain('Hours');
    const approved = await decide(other, id, 'approve');
    expect(approved.body).toMatchObject({ status: 'published', published: 1, test: { attempts: 0 } });
    expect(approved.body.statistics[0]).toMatchObject({ prompt: 'Question 1 of objective 1?', answers: 0 });
    expect((await shownTo(student, id)).body).toMatchObject({ title: 'Bridges for beginners', version: 1 });
    const lesson = await student.browser.call('courses.lesson', { params: { id, n: '1' } });
    expect(lesson.body.title).toBe('Lesson number 1');
    expect((await itemsOf(`authored-course#${id}`)).find(({ sk }) => sk === 'course')).not.toHaveProperty(
      'gsi2pk',
    );

    // Another change of the record tells nobody again.
    const { version } = await readBy(writer, id);
    (await saveParts(writer, id, { version, lessons: [] })).body;
    const address = (await getAccount(writer.id))?.email ?? '';
    const [mail] = await eventually('the mail', async () => {
      const mails = await mailsTo(address);
      return mails.length > 0 && mails;
    });
    expect(mail?.subject).toContain('Course published');
    expect(mail?.text).toContain('Bridges for beginners');
    expect(mail?.text).toContain(`/dashboard/mentor/courses/${id}`);
    expect(mail?.text).not.toContain(REASON);
    expect(await newsOf(writer)).toEqual(['approved']);
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('returns a course with the reason, after which its author goes on writing', async () => {
    const { id } = await inReview(author);
    const returned = (await decide(other, id, 'reject')).body;
    expect(returned).toMatchObject({ status: 'draft', decision: { reason: REASON, decision: 'reject' } });
    expect((await saveParts(author, id, { version: returned.version, lessons: [] })).status).toBe(200);
    expect((await shownTo(student, id)).status).toBe(404);
    await eventually('the news', async () => (await newsOf(author)).includes('rejected'));
  });

  it('is for another author, and for one at a time', async () => {
    const { id } = await inReview(author);
    expect((await claimReview(author, id)).error.code).toBe('forbidden');
    expect((await decide(author, id, 'approve')).error.code).toBe('forbidden');
    (await claimReview(other, id)).body;
    const third = await member({ role: 'mentor' });
    expect((await claimReview(third, id)).error.code).toBe('claimed');
    expect((await decide(third, id, 'approve')).error.code).toBe('claimed');
    expect((await third.browser.call('authoring.get', { params: { id } })).status).toBe(404);
    (await releaseReview(other, id)).body;
    expect((await decide(third, id, 'reject')).status).toBe(200);
  });

  it('is anyone’s again once the claim is over', async () => {
    const { id } = await inReview(author);
    (await claimReview(other, id)).body;
    await advanceClock(COURSE_CLAIM_MS + 1);
    const [first, third] = await Promise.all([
      other.browser.call('authoring.get', { params: { id } }),
      member({ role: 'mentor' }),
    ]);
    expect(first.status).toBe(404);
    expect((await readBy(author, id)).claimed).toBeNull();
    expect((await claimReview(third, id)).body.claimed?.by.id).toBe(third.id);
  });

  it('of a new version leaves the published one as it is until it is approved', async () => {
    const { id, version } = await publishedBy(author, other);
    const read = async () => (await shownTo(other, id)).body;
    const unchanged = await handIn(author, { id, version }, 'Nothing.');
    expect(unchanged.error.fields?.changes).toBe('Nothing has changed since version 1.');
    const about = { ...someCourse().about, title: 'Another title' };
    const changed = (await saveParts(author, id, { version, about })).body;
    expect(changed.status).toBe('published');
    expect((await handIn(author, changed)).error.fields).toHaveProperty('changes');
    (await handIn(author, changed, 'Another title.')).body;
    expect(await read()).toMatchObject({ title: 'Bridges for beginners', version: 1 });
    const retire = () => author.browser.call('authoring.retire', { params: { id }, body: {} });
    expect((await retire()).error.code).toBe('illegal_transition');
    const approved = (await decide(await activeAdmin(), id, 'approve')).body;
    expect(approved).toMatchObject({ published: 2, changes: '' });
    expect(await read()).toMatchObject({ title: 'Another title', version: 2, changes: 'Another title.' });
    expect((await retire()).body.status).toBe('retired');
    expect(await read()).toMatchObject({ retired: true });
  });
});

it('a submission can be taken back, and is not changed while it is read', async () => {
  const { id, version } = await inReview(author);
  const recall = () => author.browser.call('authoring.recall', { params: { id }, body: {} });
  expect((await saveParts(author, id, { version, lessons: [] })).error.code).toBe('illegal_transition');
  expect((await recall()).body).toMatchObject({ status: 'draft', submittedAt: null });
  expect((await recall()).error.code).toBe('illegal_transition');
  expect((await decide(other, id, 'approve')).status).toBe(404);
  const retire = await author.browser.call('authoring.retire', { params: { id }, body: {} });
  expect(retire.error.code).toBe('illegal_transition');
});

it('of a review and a recall at once one wins', async () => {
  const { id } = await inReview(author);
  const [review, recall] = await Promise.all([
    decide(other, id, 'approve'),
    author.browser.call('authoring.recall', { params: { id }, body: {} }),
  ]);
  expect([review.status, recall.status].filter((status) => status === 200)).toHaveLength(1);
  expect((await shownTo(other, id)).status).toBe(review.status === 200 ? 200 : 404);
});

it('the author withdraws a question of what is published, and nobody else does', async () => {
  const body = { objective: 1, question: 2 };
  const withdraw = ({ browser }: Member, id: string) =>
    browser.call('authoring.withdrawQuestion', { params: { id }, body });
  const draft = await inReview(author);
  expect((await withdraw(author, draft.id)).error.code).toBe('illegal_transition');
  const { id } = (await decide(other, draft.id, 'approve')).body;
  expect((await withdraw(other, id)).status).toBe(404);
  const { statistics } = (await withdraw(author, id)).body;
  expect(statistics.filter(({ withdrawn }) => withdrawn)).toMatchObject([body]);
  expect((await withdraw(author, id)).error.code).toBe('conflict');
});

it('mails about decisions wait in quiet hours', async () => {
  const sleeper = await member({ role: 'mentor' });
  // From an hour ago, where users of tests live.
  const hour = (await advanceClock(0)).getUTCHours();
  const quietHours = { from: (hour + 23) % 24, to: (hour + 3) % 24 };
  const body = { mail: { applications: true }, quietHours };
  (await sleeper.browser.call('users.savePreferences', { params: { userId: sleeper.id }, body })).body;
  const { id } = await inReview(sleeper);
  (await decide(other, id, 'reject')).body;
  const waiting = await eventually('a mail to wait', async () => {
    const mails = Object.values((await getWaiting(sleeper.id))?.mails ?? {});
    return mails.length > 0 && mails;
  });
  expect(waiting).toMatchObject([{ kind: 'course', heading: 'Course returned', status: 'rejected' }]);
  expect(await mailsTo((await getAccount(sleeper.id))?.email ?? '')).toEqual([]);
});
