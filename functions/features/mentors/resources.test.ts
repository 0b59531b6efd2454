import { beforeAll, expect, it } from 'vitest';
import { member } from '#functions/testing/members.ts';
import { allClients } from '#functions/testing/rounds.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { RESOURCES } from '#shared/features/mentors/rules.ts';

beforeAll(asOperator);

const link = (title: string) => ({ kind: 'link', title, url: 'https://example.com/guide' }) as const;

it('a mentor keeps links and texts, by title, and nobody else reads or changes them', async () => {
  const [{ browser }, other] = [await member({ role: 'mentor' }), await member({ role: 'alumni' })];
  const added = (await browser.call('mentors.addResource', { body: link('Style guide') })).body;
  const text = { kind: 'text', title: 'First steps', text: 'Read the code of others.' } as const;
  (await browser.call('mentors.addResource', { body: text })).body;
  const titles = async () => (await browser.call('mentors.resources')).body.items.map(({ title }) => title);
  expect(await titles()).toEqual(['First steps', 'Style guide']);
  expect((await other.browser.call('mentors.resources')).body.items).toEqual([]);
  const params = { id: added.id };
  const changed = await browser.call('mentors.saveResource', { params, body: link('A style guide') });
  expect(changed.body).toMatchObject({ id: added.id, title: 'A style guide', createdAt: added.createdAt });
  expect((await other.browser.call('mentors.removeResource', { params })).status).toBe(404);
  (await browser.call('mentors.removeResource', { params })).body;
  expect(await titles()).toEqual(['First steps']);
  expect((await browser.call('mentors.removeResource', { params })).status).toBe(404);
  const { error } = await browser.call('mentors.addResource', { body: { ...link('No address'), url: '' } });
  expect(error.fields).toHaveProperty('url');
});

it(`has ${RESOURCES.most} of them at most, also when they come at the same time`, async () => {
  const { browser } = await member({ role: 'alumni' });
  const codes: (string | undefined)[] = [];
  await allClients(RESOURCES.most + 3, async (number) => {
    const { status, error } = await browser
      .call('mentors.addResource', { body: link(`Link ${number}`) })
      .then((answer) => ({ status: answer.status, error: answer.status >= 400 ? answer.error : undefined }));
    if (status !== 201) codes.push(error?.code);
  });
  expect(codes).toEqual(['limit_reached', 'limit_reached', 'limit_reached']);
  const { items } = (await browser.call('mentors.resources')).body;
  expect(items).toHaveLength(RESOURCES.most);
  const params = { id: items[0]?.id ?? '' };
  (await browser.call('mentors.removeResource', { params })).body;
  expect((await browser.call('mentors.addResource', { body: link('One more') })).status).toBe(201);
});
