import { expect, test } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { Browser } from '#functions/testing/api.ts';
import { member } from '#functions/testing/members.ts';
import { published } from '#functions/testing/publish.ts';

test('the receipt of a match reads the whole profile, and is fresh after a change of it', async () => {
  const { id } = await published({
    skills: ['React.js', 'Docker'],
    workMode: 'onsite',
    location: 'Leeds, UK',
  });
  const { browser } = await member({}, ['reactjs']);
  const read = async () => (await browser.call('opportunities.match', { params: { id } })).body;
  const before = await read();
  expect(before.parts.skills).toMatchObject({ score: 37, weight: 85 });
  expect(before.parts.location).toMatchObject({ score: null, weight: 15 });
  const place = before.raises.find(({ what }) => what.startsWith('Leeds'));
  await browser.call('profile.saveLookingFor', { body: { items: [{ places: ['Leeds'] }], version: 0 } });
  expect((await read()).total).toBe((before.total ?? 0) + (place?.points ?? 0));
});

test('the receipt needs a session, a published posting, and has no total for an empty profile', async () => {
  const { id } = await published({ skills: ['React'] });
  expect((await new Browser().call('opportunities.match', { params: { id } })).status).toBe(401);
  const { browser } = await member();
  expect((await browser.call('opportunities.match', { params: { id } })).body.total).toBeNull();
  const draft = await published({ status: 'draft' });
  for (const unknown of [newId(), draft.id])
    expect((await browser.call('opportunities.match', { params: { id: unknown } })).status).toBe(404);
});
