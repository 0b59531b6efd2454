import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { Browser } from '#functions/testing/api.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { employerOn } from '#functions/testing/plan-records.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { PLANS } from '#shared/features/companies/plan-names.ts';
import { afterBusinessHours } from '#shared/features/contact/business-time.ts';
import { SUPPORT, type SupportLevel, supportOf } from '#shared/features/contact/support-rules.ts';

beforeAll(asOperator);

const send = async ({ browser }: Pick<Member, 'browser'>) => {
  const subject = `Question ${newId()}`;
  const body = {
    ...{ firstName: 'Erin', lastName: 'Vale', email: 'erin@harbour.example' },
    ...{ subject, message: 'When does our trial of the product end?' },
  };
  return { subject, answer: (await browser.call('contact.send', { body })).body };
};

const listed = async ({ browser }: Member, subject: string) =>
  eventually('the message', async () =>
    (await browser.call('contact.messages', { query: { limit: 50 } })).body.items.find(
      (one) => one.subject === subject,
    ),
  );

const answered = ({ browser }: Member, id: string) =>
  browser.call('contact.answer', { params: { id }, body: {} });

const countsOf = async ({ browser }: Member, level: SupportLevel) =>
  (await browser.call('contact.promises')).body.counts.find((one) => one.level === level) ?? {
    ...{ level, kept: 0, missed: 0 },
  };

it.each(PLANS)(
  'a message of a company on %s carries the promise of its plan, for both sides',
  async (plan) => {
    const [{ employer, company }, admin] = [await employerOn(plan), await member({ role: 'admin' })];
    const { subject, answer } = await send(employer);
    const { id, receivedAt, support } = await listed(admin, subject);
    const level = supportOf(plan);
    const dueAt = afterBusinessHours(new Date(receivedAt), SUPPORT[level].hours).toISOString();
    expect(answer.promise).toEqual({ level, dueAt });
    expect(support).toEqual({ level, dueAt, company: { id: company.id, name: company.name } });
    const own = async () => (await employer.browser.call('contact.support')).body;
    const waiting = await eventually('the promise', async () => {
      const body = await own();
      return body.items.length === 1 && body;
    });
    expect(waiting).toEqual({ level, kept: 0, missed: 0, items: [{ receivedAt, level, dueAt }] });
    const before = await countsOf(admin, level);
    const after = (await answered(admin, id)).body;
    expect(after.answeredAt).toBeDefined();
    expect(await countsOf(admin, level)).toEqual({ ...before, kept: before.kept + 1 });
    await eventually('the answer', async () => (await own()).kept === 1);
  },
);

it('visitors and people who are no employers are promised nothing', async () => {
  for (const sender of [{ browser: new Browser() }, await member(), await member({ role: 'alumni' })])
    expect((await send(sender)).answer).not.toHaveProperty('promise');
});

it('an answer counts once, however many admins say so', async () => {
  const [{ employer }, admin] = [await employerOn('growth'), await member({ role: 'admin' })];
  const { id } = await listed(admin, (await send(employer)).subject);
  const before = await countsOf(admin, 'priority');
  const racers = Array.from({ length: rounds(4, 20) }, (_, number) => number);
  const statuses = await inParallel(racers, 20, async () => (await answered(admin, id)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(racers.length - 1);
  expect(await countsOf(admin, 'priority')).toEqual({ ...before, kept: before.kept + 1 });
});

it('a reply after the promised moment is counted as missed, and until then as overdue', async () => {
  const [{ employer }, admin] = [await employerOn('enterprise'), await member({ role: 'admin' })];
  const { subject } = await send(employer);
  const { id } = await listed(admin, subject);
  await advanceClock(5 * DAY_MS);
  const { overdue, items } = (await admin.browser.call('contact.promises')).body;
  expect(overdue).toBeGreaterThanOrEqual(1);
  expect(items.map((one) => one.id)).toContain(id);
  expect((await employer.browser.call('contact.support')).body).toMatchObject({ kept: 0, missed: 1 });
  const before = await countsOf(admin, 'dedicated');
  (await answered(admin, id)).body;
  expect(await countsOf(admin, 'dedicated')).toEqual({ ...before, missed: before.missed + 1 });
  await eventually('the list', async () =>
    (await admin.browser.call('contact.promises')).body.items.every((one) => one.id !== id),
  );
});
