import { expect, it } from 'vitest';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { Browser } from '#functions/testing/api.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { publish } from '#functions/testing/publish.ts';

const listed = async ({ browser }: Pick<Member, 'browser'>, query: Record<string, string>) =>
  (await browser.call('opportunities.list', { query })).body.items;

const skillsOf = (count: number) => Array.from({ length: count }, newSkill);

it('a list says what each opportunity is to a signed-in user, and hides what they hid', async () => {
  const [a = '', b = ''] = skillsOf(2);
  const [half, whole, hidden] = [
    someOpportunity({ title: 'half', skills: [a] }),
    someOpportunity({ title: 'whole', skills: [a, b], postedAt: '2026-01-01T08:00:00.000Z' }),
    someOpportunity({ title: 'hidden', skills: [a] }),
  ];
  const mark = await publish([half, whole, hidden]);
  const person = await member({}, [a, b]);
  await person.browser.call('saved.save', { params: { opportunityId: whole.id } });
  await person.browser.call('saved.hide', { params: { opportunityId: hidden.id } });
  await apply(person, half.id);
  const items = await listed(person, { skills: mark, sort: 'match', counts: '1' });
  expect(items).toMatchObject([
    { id: whole.id, applied: false, saved: true },
    { id: half.id, applied: true, saved: false },
  ]);
  for (const { id, match } of items) {
    const receipt = await person.browser.call('opportunities.match', { params: { id } });
    expect(match).toBe(receipt.body.total);
  }
  await withdraw(person, half.id);
  expect((await listed(person, { skills: mark })).map(({ id, applied }) => [id, applied])).toEqual([
    [half.id, false],
    [whole.id, false],
  ]);
  // Visitors have none of it, whatever they ask for; nor has someone without anything to compare.
  for (const item of await listed({ browser: new Browser() }, { skills: mark, sort: 'match' }))
    for (const name of ['applied', 'saved', 'match']) expect(item).not.toHaveProperty(name);
  const [nothing] = await listed(await member(), { skills: mark, sort: 'match' });
  expect(nothing).toMatchObject({ applied: false, saved: false, match: null });
});

it('the order by match follows a change of the profile at once, at four read units', async () => {
  const [a = '', b = ''] = skillsOf(2);
  const mark = await publish([
    someOpportunity({ title: 'first', skills: [a] }),
    someOpportunity({ title: 'second', skills: [b], postedAt: '2026-01-01T08:00:00.000Z' }),
  ]);
  const person = await member({}, [a]);
  const titles = async () =>
    (await listed(person, { skills: mark, sort: 'match' })).map(({ title }) => title);
  expect(await titles()).toEqual(['first', 'second']);
  const { version } = (await person.browser.call('profile.own')).body.sections.skills;
  const saved = await person.browser.call('profile.saveSkills', { body: { version, items: [{ name: b }] } });
  expect(saved.status).toBe(200);
  expect(await titles()).toEqual(['second', 'first']);
  const { headers } = await person.browser.call('opportunities.list', { query: { skills: mark } });
  const reads = Number(/reads=([\d.]+)/.exec(headers.get('x-consumed') ?? '')?.[1]);
  // Session and account are two more; half a unit of the four is what is proven of the user.
  expect(reads).toBeLessThanOrEqual(4 + 2);
});
