import { beforeAll, expect, it } from 'vitest';
import { applied, hiring } from '#functions/testing/applicants.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { type EqualityAnswers, NO_ANSWERS } from '#shared/features/equality/rules.ts';
import { allRoutes } from '#shared/routes.ts';

beforeAll(asOperator);

const ANSWERS: EqualityAnswers = { sex: 'another', race: 'pacific', age: null };

const own = async ({ browser }: Member) => (await browser.call('equality.get')).body;
const save = async ({ browser }: Member, body: EqualityAnswers) =>
  (await browser.call('equality.save', { body })).body;

it('are the user’s own: asked once, each can be skipped, changed and deleted', async () => {
  const user = await member();
  expect(await own(user)).toEqual({ asked: false, answers: NO_ANSWERS });
  expect(await save(user, NO_ANSWERS)).toEqual({ asked: true, answers: NO_ANSWERS });
  await save(user, ANSWERS);
  expect(await own(user)).toEqual({ asked: true, answers: ANSWERS });
  expect((await user.browser.call('equality.remove')).body).toEqual({ asked: true, answers: NO_ANSWERS });
  expect(await own(user)).toEqual({ asked: true, answers: NO_ANSWERS });
  // Nothing of them is left in the table.
  expect(JSON.stringify(await itemAt(`equality#${user.id}`, 'answers'))).not.toMatch(/another|pacific/);
});

it('are stored apart from the application, and no other kind of answer is taken', async () => {
  const { id } = await hiring();
  const [user] = await applied(id, 1);
  if (!user) throw new Error('nobody applied');
  await save(user, ANSWERS);
  expect(await itemAt(`equality#${user.id}`, 'answers')).toMatchObject({ answers: ANSWERS });
  const application = JSON.stringify(await itemAt(`user#${user.id}`, `application#${id}`));
  expect(application).not.toMatch(/another|pacific/);
  const refused = await user.browser.call('equality.save', { body: { ...ANSWERS, race: 'other' } as never });
  expect(refused.status).toBe(400);
});

/** The answers as they would be in JSON, or in words. */
const PLANTED = /"(pacific|another)"|Pacific Islander|Nonbinary/;

it('are in no answer of any route to anyone else, nor in a notification or an exported file', async () => {
  const { employer, colleague, company, id } = await hiring();
  const [user] = await applied(id, 1);
  if (!user) throw new Error('nobody applied');
  await save(user, ANSWERS);
  const [student, admin] = [await member(), await member({ role: 'admin' })];
  const values = { id, opportunityId: id, userId: user.id };
  // The document of the API names all choices.
  const reads = allRoutes.filter(
    ({ id: route, route: { method } }) => method === 'GET' && route !== 'system.openapi',
  );
  let answered = 0;
  const revealing = new Set<string>();
  for (const { browser } of [employer, colleague, student, admin, user])
    for (const {
      id: route,
      route: { path },
    } of reads) {
      if (browser === user.browser && route === 'equality.get') continue;
      const ids = path.includes('{id}') ? [id, company.id, user.id] : [id];
      const answers = await Promise.all(
        ids.map((one) => browser.call(route, { params: { ...values, id: one } })),
      );
      answered += answers.filter(({ status }) => status === 200).length;
      if (answers.some(({ text }) => PLANTED.test(text))) revealing.add(route);
    }
  expect([...revealing]).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  for (const format of ['csv', 'json'] as const) {
    const body = { kind: 'applications', format, filters: {} } as const;
    const { id: file } = (await employer.browser.call('exports.create', { body })).body;
    const url = await eventually(
      'the file',
      async () => (await employer.browser.call('exports.get', { params: { id: file } })).body.url,
    );
    const text = await (await fetch(url)).text();
    expect(text).toContain(user.id);
    expect(text).not.toMatch(PLANTED);
  }
});
