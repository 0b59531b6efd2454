import { beforeAll, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { getMentor, takePlace } from '#functions/parts/mentors/repository.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { allPages } from '#functions/testing/all-pages.ts';
import type { Member } from '#functions/testing/members.ts';
import { eventuallyListed, mentorWith, saveMentor } from '#functions/testing/mentors.ts';
import { asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import { type MentorDecision, PLACES } from '#shared/features/mentors/rules.ts';

beforeAll(asOperator);

const REASON = 'We know them from the alumni network';

const decide = ({ browser }: Member, id: string, decision: MentorDecision) =>
  browser.call('mentors.decide', { params: { id }, body: { decision, reason: REASON } });

/** All of them: the mentors of other tests who have waited longer are before these. */
const waitingIds = async ({ browser }: Member): Promise<string[]> =>
  (await allPages((query) => browser.call('mentors.cases', { query }))).map(({ id }) => id);

const latestAudit = async ({ browser }: Member, id: string) =>
  (await browser.call('admin.audit', { query: { limit: 50 } })).body.items.find(
    ({ target }) => target.id === id,
  );

it('an alumnus is listed once an admin has approved them, and again after a rejection and a second approval', async () => {
  const expertise = [`mark x${newId().slice(0, 8)}x`];
  const query = { expertise: expertise[0] ?? '' };
  const [alumnus, admin] = [await mentorWith({ expertise }, {}, { role: 'alumni' }), await activeAdmin()];
  const own = async () => (await alumnus.browser.call('mentors.own')).body;
  expect(await own()).toMatchObject({ approval: 'waiting', unlisted: 'approval' });
  await eventually('the case', async () => (await waitingIds(admin)).includes(alumnus.id));
  expect((await admin.browser.call('mentors.caseCount')).body.count).toBeGreaterThanOrEqual(1);

  expect((await decide(alumnus, alumnus.id, 'approve')).status).toBe(403);
  expect((await decide(admin, alumnus.id, 'allow_minors')).error.code).toBe('illegal_transition');
  expect((await decide(admin, alumnus.id, 'approve')).body).toMatchObject({ approval: 'approved' });
  expect((await decide(admin, alumnus.id, 'approve')).error.code).toBe('illegal_transition');
  await eventuallyListed(admin.browser, query, [alumnus.id]);
  expect(await latestAudit(admin, alumnus.id)).toMatchObject({
    ...{ action: 'approve_mentor', reason: REASON },
    ...{ before: { approval: 'waiting' }, after: { approval: 'approved' } },
  });

  expect((await decide(admin, alumnus.id, 'reject')).body.approval).toBe('rejected');
  await eventuallyListed(admin.browser, query, []);
  expect(await own()).toMatchObject({ approval: 'rejected', approvalReason: REASON });
  expect((await saveMentor(alumnus, { expertise, version: 1 })).body).toMatchObject({ approval: 'waiting' });
  expect(await own()).not.toHaveProperty('approvalReason');
  expect((await decide(admin, alumnus.id, 'approve')).body.approval).toBe('approved');
  await eventuallyListed(admin.browser, query, [alumnus.id]);
});

it('a mentor is told of each decision, also by mail', async () => {
  const [mentor, admin] = [await mentorWith(), await activeAdmin()];
  expect((await decide(admin, mentor.id, 'allow_minors')).body.approvedForMinors).toBe(true);
  expect((await decide(admin, mentor.id, 'reject')).body.approval).toBe('rejected');
  await eventually('the notifications', async () => {
    const { items } = (await mentor.browser.call('notifications.list')).body;
    const told = items.map(({ event }) => event.kind === 'mentor_decided' && event.decision);
    return told.includes('allow_minors') && told.includes('reject');
  });
  const { email = '' } = (await getAccount(mentor.id)) ?? {};
  const mail = await eventually('the mail', async () =>
    (await mailsTo(email)).find(({ subject }) => subject.startsWith('Mentoring not approved')),
  );
  expect(mail.text).toContain(REASON);
});

it('a decision and requests for places at the same time are all kept', async () => {
  const [mentor, admin] = [await mentorWith({ places: PLACES.max }), await activeAdmin()];
  let [taken, isDecided] = [0, false];
  const takeOn = async () => {
    for (; taken < PLACES.max && !isDecided; taken++) await transact({ take: takePlace(mentor.id) });
  };
  const [decided] = await Promise.all([
    decide(admin, mentor.id, 'allow_minors').finally(() => {
      isDecided = true;
    }),
    takeOn(),
  ]);
  expect(decided.body.approvedForMinors).toBe(true);
  expect(await getMentor(mentor.id)).toMatchObject({ used: taken, approvedForMinors: true });
});
