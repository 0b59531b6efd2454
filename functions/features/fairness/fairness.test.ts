import { beforeAll, expect, it } from 'vitest';
import { inParallel } from '#functions/core/in-parallel.ts';
import { keyOf, listKey } from '#functions/core/keys.ts';
import { deleteItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { applicationKey } from '#functions/parts/applications/repository.ts';
import { applied, decide, hiring } from '#functions/testing/applicants.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { NO_ANSWERS } from '#shared/features/equality/rules.ts';
import { daysOf, latestDue } from '#shared/features/fairness/quarters.ts';

beforeAll(asOperator);

const own = async ({ browser }: Member) => (await browser.call('fairness.ofOwnCompany')).body;
/** The packed list, from which the figures are made, follows by two seconds; this is for a machine that does other things. */
const PATIENCE_MS = 60_000;
const PEOPLE = 44;

/** What each person answers: 12 women, 20 men, and 12 who skip the question; nine of the men are Asian. */
const sexOf = (index: number) => (index < 12 ? 'female' : index < 32 ? 'male' : null);
const answersOf = (index: number) => ({
  ...NO_ANSWERS,
  sex: sexOf(index),
  race: index >= 12 && index < 21 ? ('asian' as const) : null,
});

/** Lets an application be one of an earlier day. The packed list takes it as a change of now. */
const moveBack = (userId: string, opportunityId: string, appliedAt: string, now: Date) => {
  const updatedAt = now.toISOString();
  const { gsi2sk } = listKey('application', 'ofOpportunity', { opportunityId, userId, updatedAt });
  return updateItem(
    updateOf(applicationKey(userId, opportunityId), { set: { appliedAt, gsi2sk }, add: { version: 1 } }),
  );
};

it('are made once a quarter, from ten people a group, and no route shows what anyone answered', async () => {
  const { employer, colleague, company, id } = await hiring();
  const people = await applied(id, PEOPLE);
  await inParallel(
    [...people.entries()],
    8,
    async ([index, { browser }]) => (await browser.call('equality.save', { body: answersOf(index) })).body,
  );
  // Four women, ten men, and four others.
  const invited = people.filter((_, index) => index % 3 === 0 || (index > 12 && index < 17));
  for (const { id: userId } of invited) {
    (await decide(employer, id, userId, 'reviewed')).body;
    (await decide(employer, id, userId, 'interview_scheduled')).body;
  }
  expect((await own(employer)).quarters).toEqual([]);
  const now = await advanceClock(0);
  const quarter = latestDue(dayOf(now));
  const { last: to } = daysOf(quarter);
  await Promise.all(people.map(({ id: userId }) => moveBack(userId, id, `${to}T10:00:00.000Z`, now)));
  await eventually(
    'the packed list',
    async () => {
      const { body } = await employer.browser.call('analytics.hiring', { query: { to } });
      const interviews = body.funnel.find(({ stage }) => stage === 'interview_scheduled')?.people;
      return body.applied === PEOPLE && interviews === invited.length;
    },
    PATIENCE_MS,
  );
  // An earlier run of this stack has been through all companies.
  const runAgain = async () => {
    await deleteItem({ Key: keyOf('fairness-progress', { quarter }) });
    await advanceClock(HOUR_MS);
    await eventually('the run', async () => (await itemAt('fairness-progress', quarter))?.through === true);
    // Of this company: the run goes through those of other tests too, whose lists may be missing.
    expect((await itemAt('fairness-progress', quarter))?.failed).not.toContain(company.id);
  };
  await runAgain();
  const { quarters } = await own(employer);
  expect(quarters.map((one) => [one.quarter, one.people])).toEqual([[quarter, PEOPLE]]);
  const groups = new Map(
    quarters[0]?.dimensions.flatMap((one) => one.groups.map((group) => [group.group, group])),
  );
  const count = (sex: string | null) =>
    invited.filter((person) => sexOf(people.indexOf(person)) === sex).length;
  expect(groups.get('female')).toMatchObject({ people: 12, reached: [count('female'), 0, 0] });
  expect(groups.get('male')).toMatchObject({ people: 20, reached: [count('male'), 0, 0] });
  // Nine.
  expect(groups.get('asian')?.people).toBeNull();
  expect(groups.get('male asian')?.people).toBeNull();

  // Deleted answers count in no figure from then on; what was made stays.
  await inParallel(people, 8, async ({ browser }) => (await browser.call('equality.remove')).body);
  const before = await own(employer);
  await runAgain();
  expect(await own(employer)).toEqual(before);
  expect(await own(colleague)).toEqual(await own(employer));
  const admin = await member({ role: 'admin' });
  const params = { id: company.id };
  expect((await admin.browser.call('fairness.ofCompany', { params })).body).toEqual(await own(employer));
  const stranger = await hiring();
  expect((await own(stranger.employer)).quarters).toEqual([]);
  expect(JSON.stringify(await itemAt(`fairness#${company.id}`, quarter))).not.toContain(people[0]?.id);
});
