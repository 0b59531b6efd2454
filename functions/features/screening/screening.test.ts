import { beforeAll, describe, expect, it } from 'vitest';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { applied, decide, hiring } from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { member } from '#functions/testing/members.ts';
import { openPosting, setStatus } from '#functions/testing/postings.ts';
import { compare, list, SKILLS, setUp } from '#functions/testing/screening.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';

beforeAll(asOperator);

it('the open postings come before those that are over, whatever the number of applicants', async () => {
  const { employer, id } = await hiring();
  const open = await openPosting(employer);
  const filled = await openPosting(employer);
  await applied(filled.id, 3);
  await applied(open.id, 2);
  await applied(id, 1);
  (await setStatus(employer, filled, 'filled')).body;
  const items = await eventually('all are counted', async () => {
    const { body } = await employer.browser.call('screening.postings');
    return body.items.reduce((sum, { applicants }) => sum + applicants, 0) === 6 ? body.items : undefined;
  });
  expect(items.map((one) => one.id)).toEqual([open.id, id, filled.id]);
});

describe('the candidates of a posting', () => {
  it('are in the order of their places, and filters change no place', async () => {
    const { employer, id } = await setUp([1, 4, 4, 2]);
    const { body } = await list(employer, id);
    expect(body).toMatchObject({ found: 4, groups: { ranked: 4, unscored: 0, unknown: 0 } });
    expect(body.items.map(({ place }) => place && [place.from, place.to])).toEqual([
      [1, 2],
      [1, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(new Set(body.items.map(({ label }) => label)).size).toBe(4);
    const low = (await list(employer, id, { minMatch: '40', skills: 'react,node.js' })).body;
    expect(low.items.every(({ match = 0 }) => match >= 40)).toBe(true);
    expect(low.items).toEqual(body.items.slice(0, low.found));
    expect(low.groups).toEqual(body.groups);
    expect((await list(employer, id, { skills: 'Cobol' })).body).toMatchObject({ found: 0, items: [] });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { key: string }[]; nextCursor: string | null } = (
        await list(employer, id, { limit: '3', ...(cursor && { cursor }) })
      ).body;
      seen.push(...page.items.map(({ key }) => key));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(body.items.map(({ key }) => key));
  });

  it('who asked for no number have none, are listed apart, and are hidden by no threshold', async () => {
    const { employer, id } = await setUp([3]);
    const [person, nothing, gone] = await Promise.all([member({}, SKILLS), member(), member({}, SKILLS)]);
    await person.browser.call('applications.apply', {
      body: { userId: person.id, opportunityId: id, unscored: true },
    });
    (await apply(nothing, id)).body;
    (await apply(gone, id)).body;
    (await withdraw(gone, id)).body;
    const ranked = (await list(employer, id)).body;
    expect([ranked.found, ranked.groups]).toEqual([1, { ranked: 1, unscored: 1, unknown: 1 }]);
    const { items, text } = await list(employer, id, { group: 'unscored', minMatch: '99' }).then(
      ({ body, text: whole }) => ({ items: body.items, text: whole }),
    );
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ unscored: true, place: null, skills: SKILLS });
    for (const field of ['match', 'parts', 'mustHaves']) expect(items[0]).not.toHaveProperty(field);
    expect(text).not.toMatch(/%/);
    const { body } = await compare(employer, id, [items[0]?.key ?? '', ranked.items[0]?.key ?? '']);
    expect(body.lines.every(({ cells }) => cells[0] === null && cells[1] !== null)).toBe(true);
    expect(body.parts.every(({ cells }) => cells[0] === null)).toBe(true);
    expect(body.sent.find(({ name }) => name === 'Skills')?.cells[0]).toEqual([SKILLS.join(', ')]);
    const unknown = (await list(employer, id, { group: 'unknown' })).body.items;
    expect(unknown.map(({ place, unscored }) => [place, unscored])).toEqual([[null, undefined]]);
  });

  it('are compared line by line, what each of them has beside what the others have', async () => {
    const { employer, id } = await setUp([4, 1]);
    const { items } = (await list(employer, id)).body;
    const { body } = await compare(
      employer,
      id,
      items.map(({ key }) => key),
    );
    expect(body.candidates.map(({ key }) => key)).toEqual(items.map(({ key }) => key));
    const skills = body.lines.filter(({ part, optional }) => part === 'skills' && !optional);
    expect(skills.map(({ asked }) => asked).sort()).toEqual([...SKILLS].sort());
    expect(skills.map(({ cells }) => cells[0]?.fit)).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(skills.filter(({ cells }) => cells[1]?.fit === 'yes').map(({ asked }) => asked)).toEqual([
      'React',
    ]);
    expect(JSON.stringify(body)).not.toContain('your profile');
    const [first = { key: '' }] = items;
    expect((await compare(employer, id, [first.key])).body.candidates).toHaveLength(1);
    expect((await compare(employer, id, ['x'.repeat(22)])).status).toBe(404);
    expect(
      (
        await compare(
          employer,
          id,
          Array.from({ length: 5 }, (_, at) => `${at}`.padEnd(22, 'x')),
        )
      ).status,
    ).toBe(400);
  });
});

it('labels stay as they are when others apply, are decided about or leave', async () => {
  const { employer, id } = await hiring({ skills: SKILLS });
  const people = await applied(id, 6);
  const labels = async () =>
    new Map(
      (await list(employer, id, { group: 'unknown', limit: '50' })).body.items.map(({ key, label }) => [
        key,
        label,
      ]),
    );
  const before = await labels();
  expect(before.size).toBe(6);
  const [first, second] = people;
  if (first) (await withdraw(first, id)).body;
  if (second) (await decide(employer, id, second.id, 'reviewed')).body;
  await applied(id, 6);
  const after = await labels();
  expect(after.size).toBe(11);
  for (const [key, label] of after) if (before.has(key)) expect(label).toBe(before.get(key));
  expect(new Set(after.values()).size).toBe(11);
});

it('an alumnus compares the applicants of their own postings', async () => {
  const [author, stranger] = [await member({ role: 'alumni' }), await member({ role: 'alumni' })];
  const { id } = await storePosting(someOpportunity({ companyId: null, skills: SKILLS }), author.id);
  const person = await member({}, SKILLS);
  (await apply(person, id)).body;
  expect((await list(author, id)).body.found).toBe(1);
  expect((await list(stranger, id)).status).toBe(404);
});
