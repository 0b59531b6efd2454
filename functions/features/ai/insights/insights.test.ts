import { expect, it } from 'vitest';
import { counted, sentence } from '#functions/core/advisor/words.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { toolCall } from '#functions/testing/advisor.ts';
import { apply } from '#functions/testing/applications.ts';
import { listedMember, type Member, member } from '#functions/testing/members.ts';
import { saveMentor } from '#functions/testing/mentors.ts';
import { asked } from '#functions/testing/mentorships.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { publish, published } from '#functions/testing/publish.ts';
import { advanceClock, itemAt } from '#functions/testing/stack.ts';
import { ROLES } from '#shared/core/contract.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { DISMISSED_MS } from '#shared/features/ai/rules.ts';
import { oldestMentor, oldestReview } from './admin.ts';
import { insightIdOf, type Look } from './look.ts';

const insightsOf = async ({ browser }: Member) => (await browser.call('ai.insights')).body.items;

it.each(ROLES)('says nothing to a new %s about whom there is nothing to say', async (role) => {
  const ids = (await insightsOf(await member({ role }))).map(({ id }) => id.split(':')[0]);
  // What waits for admins is not theirs alone.
  expect(ids.filter((kind) => !['account', 'report', 'review', 'mentor'].includes(kind ?? ''))).toEqual([]);
});

it('says that a promised answer has not come, until the user dismisses it, and another one when it is another', async () => {
  const [person, one, two] = [await member(), await published(), await published()];
  await apply(person, one.id);
  await apply(person, two.id);
  const miss = (id: string) =>
    updateItem(
      updateOf(
        { pk: `user#${person.id}`, sk: `application#${id}` },
        { setAt: [[['opportunity', 'replyBy'], '2020-01-01']] },
      ),
    );
  expect(await insightsOf(person)).toEqual([]);
  await miss(one.id);
  const [late] = await insightsOf(person);
  expect(late?.text).toContain(one.title);
  const params = { id: late?.id ?? '' };
  expect((await person.browser.call('ai.dismissInsight', { params })).body).toEqual({ dismissed: true });
  expect(await insightsOf(person)).toEqual([]);
  await miss(two.id);
  expect((await insightsOf(person)).map(({ text }) => text)).toEqual([
    'Two answers that you were promised haven’t come. Write to those who owe them.',
  ]);
  const other = await member();
  expect(await insightsOf(other)).toEqual([]);
});

it('says to a mentor which request must be answered within a day, and again after the time for which it was dismissed', async () => {
  const { mentor, id } = await asked();
  expect(await insightsOf(mentor)).toEqual([]);
  const due = new Date((await advanceClock(0)).getTime() + DAY_MS / 2).toISOString();
  await updateItem(updateOf({ pk: `mentorship#${id}`, sk: 'mentorship' }, { set: { answerBy: due } }));
  const [request] = await insightsOf(mentor);
  expect(request).toMatchObject({ id: `request:${id}`, evidence: { path: `/dashboard/mentorships/${id}` } });
  await mentor.browser.call('ai.dismissInsight', { params: { id: `request:${id}` } });
  expect(await insightsOf(mentor)).toEqual([]);
  const dismissed = { pk: `ai#${mentor.id}`, sk: `dismissed#request:${id}` };
  const now = (await advanceClock(0)).getTime();
  expect(Number((await itemAt(dismissed.pk, dismissed.sk))?.ttl)).toBeGreaterThan(
    (now + DISMISSED_MS - DAY_MS) / 1000,
  );
  await updateItem(updateOf(dismissed, { set: { ttl: Math.floor(now / 1000) - 1 } }));
  expect((await insightsOf(mentor)).map((one) => one.id)).toEqual([`request:${id}`]);
});

it('says which listed skill no entry shows, until one does, and which skill is missing', async () => {
  const skill = newSkill();
  const mark = await publish(Array.from({ length: 3 }, () => someOpportunity({ skills: [skill] })));
  const person = await member({}, ['Listed for itself', skill]);
  const expected = [
    {
      id: insightIdOf('unshown', skill),
      text: `Your profile lists ${skill}, but no entry shows it. All of your three best matches ask for ${skill}.`,
      evidence: { path: '/dashboard/profile?section=skills&item=1&field=backedBy' },
    },
    { text: `All of your three best matches ask for ${mark}, which your profile doesn’t have.` },
  ];
  expect(await insightsOf(person)).toMatchObject(expected);
  const project = { id: 'p1', name: 'A project', highlights: [] };
  (await person.browser.call('profile.saveProjects', { body: { items: [project], version: 0 } })).body;
  expect(await insightsOf(person)).toMatchObject(expected);
  const items = [{ name: 'Listed for itself' }, { name: skill, backedBy: 'p1' }];
  (await person.browser.call('profile.saveSkills', { body: { items, version: 0 } })).body;
  expect(await insightsOf(person)).toMatchObject(expected.slice(1));
});

it('says to admins what has waited for longer than a day', async () => {
  const admin = await member({ role: 'admin' });
  const mentor = await listedMember({ role: 'alumni' });
  (await saveMentor(mentor, { type: 'Alumni Mentor' })).body;
  await storeCompany([], { status: 'unverified', createdAt: (await advanceClock(0)).toISOString() });
  const said = async (look: Look) => look(await toolCall(admin, {}, { role: 'admin' }));
  const { count } = (await admin.browser.call('mentors.caseCount')).body;
  const { items } = (await admin.browser.call('mentors.cases', { query: { limit: 1 } })).body;
  // Other tests leave mentors who wait, too, perhaps for longer than a day.
  const waits = (await advanceClock(0)).getTime() - Date.parse(items[0]?.since ?? '');
  expect(await said(oldestMentor)).toHaveLength(waits < DAY_MS ? 0 : 1);
  await advanceClock(2 * DAY_MS);
  const waiting = sentence(counted(count, 'mentor waits', 'mentors wait'));
  expect(await said(oldestMentor)).toMatchObject([
    {
      text: expect.stringMatching(`^${waiting} for approval, the longest for \\S+ days\\.$`),
      evidence: { label: 'Mentors', path: '/dashboard/admin/mentors' },
    },
  ]);
  const [review] = await said(oldestReview);
  expect(review?.text).toMatch(/compan(y|ies).* waits? for review, the longest for \S+ days\.$/);
  expect(review?.evidence).toEqual({ label: 'Review', path: '/dashboard/admin/review' });
});

it.each([
  ['skill', ['C++'], 'skill:C.2B.2B'],
  ['skill', ['C#'], 'skill:C.23'],
  ['late', ['a-b', 'c'], 'late:a-b:c'],
  ['skill', ['x'.repeat(300)], `skill:${'x'.repeat(114)}`],
])('the id of %s %j is %s', (kind, parts, expected) => {
  expect(insightIdOf(kind, ...parts)).toBe(expected);
});
