import { beforeAll, expect, it } from 'vitest';
import { inParallel } from '#functions/core/in-parallel.ts';
import { transact } from '#functions/core/table.ts';
import { addActiveAdmin } from '#functions/parts/users/active-admins.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { employerOn, REQUEST } from '#functions/testing/plan-records.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { afterBusinessHours } from '#shared/features/contact/business-time.ts';
import type { PlanRequest } from '#shared/features/plan-requests/routes.ts';
import { PLAN_REQUEST_HOURS, PLAN_REQUESTS, type PlanAnswer } from '#shared/features/plan-requests/rules.ts';

beforeAll(asOperator);

const send = ({ browser }: Member, given: object = {}) =>
  browser.call('plan-requests.create', { body: { ...REQUEST, ...given } as never });
const answer = ({ browser }: Member, { company, id, version }: PlanRequest, to: PlanAnswer) =>
  browser.call('plan-requests.answer', {
    params: { companyId: company.id, id },
    body: { to, text: 'We have set it up for you.', version },
  });
const mine = async ({ browser }: Member) => (await browser.call('plan-requests.mine')).body.items;
const listed = async ({ browser }: Member, view: 'waiting' | 'all') =>
  (await browser.call('plan-requests.list', { query: { view, limit: 50 } })).body.items;

const setUp = async () => {
  const [{ employer, company }, admin] = [await employerOn('enterprise'), await member({ role: 'admin' })];
  await transact({ activeAdmins: addActiveAdmin(admin.id) });
  const request = (await send(employer)).body;
  return { employer, company, admin, request };
};

const heard = async ({ browser }: Member, kind: string) =>
  eventually(`the notification ${kind}`, async () =>
    (await browser.call('notifications.list')).body.items.find(({ event }) => event.kind === kind),
  );

it('a request reaches the admins with the day of the answer, and the answer reaches the company', async () => {
  const { employer, company, admin, request } = await setUp();
  const due = afterBusinessHours(new Date(request.createdAt), PLAN_REQUEST_HOURS).toISOString();
  expect(request).toMatchObject({ ...REQUEST, status: 'waiting', dueAt: due, answers: [], version: 1 });
  expect(await mine(employer)).toEqual([request]);
  await eventually('the list', async () =>
    (await listed(admin, 'waiting')).some(({ id }) => id === request.id),
  );
  expect((await heard(admin, 'plan_request')).event).toMatchObject({
    company: company.name,
    requestId: request.id,
  });
  const going = (await answer(admin, request, 'in_progress')).body;
  expect(going).toMatchObject({ status: 'in_progress', version: 2 });
  // Another admin still has the request as it was before.
  expect((await answer(admin, request, 'declined')).error.code).toBe('conflict');
  const done = (await answer(admin, going, 'done')).body;
  expect(done.answeredAt).toBe(going.answeredAt);
  expect(done.answers.map(({ status }) => status)).toEqual(['in_progress', 'done']);
  expect(await mine(employer)).toEqual([done]);
  expect((await heard(employer, 'plan_request_answered')).event).toMatchObject({ requestId: request.id });
  await eventually('the lists', async () => {
    const [waiting, all] = [await listed(admin, 'waiting'), await listed(admin, 'all')];
    return waiting.every(({ id }) => id !== request.id) && all.some(({ id }) => id === request.id);
  });
  const [entry] = (await admin.browser.call('admin.audit', { query: { limit: 1 } })).body.items;
  expect(entry).toMatchObject({ action: 'answer_plan_request', target: { id: company.id } });
});

it('is answered once of several answers at once, and never again after its end', async () => {
  const { admin, request } = await setUp();
  const racers = Array.from({ length: rounds(4, 16) }, (_, index) => (index % 2 ? 'done' : 'declined'));
  const statuses = await inParallel(racers, 16, async (to) => (await answer(admin, request, to)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const ended = { ...request, version: 2 };
  for (const to of ['in_progress', 'done', 'declined'] as const)
    expect((await answer(admin, ended, to)).error.code).toBe('conflict');
});

it('is withdrawn by the company alone, and then not answered', async () => {
  const { employer, company, admin, request } = await setUp();
  const stranger = (await employerOn('enterprise')).employer;
  const params = { companyId: company.id, id: request.id };
  const withdraw = ({ browser }: Member) => browser.call('plan-requests.withdraw', { params, body: {} });
  expect((await withdraw(stranger)).status).toBe(404);
  expect(await mine(stranger)).toEqual([]);
  expect((await withdraw(employer)).body.status).toBe('withdrawn');
  expect((await withdraw(employer)).error.code).toBe('conflict');
  expect((await answer(admin, { ...request, version: 2 }, 'done')).error.code).toBe('conflict');
});

it('is asked for in words, within a limit of each company', async () => {
  const { employer } = await employerOn('enterprise');
  for (const wrong of [{ kind: 'branding' }, { title: ' ' }, { text: 'Too short' }, { email: 'nobody' }])
    expect((await send(employer, wrong)).error.code).toBe('invalid_input');
  for (let number = 0; number < PLAN_REQUESTS.limit; number++) (await send(employer)).body;
  expect((await send(employer)).error.code).toBe('too_many_requests');
});
