import { beforeAll, describe, expect, it } from 'vitest';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { applied, decide, hiring } from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { stored } from '#functions/testing/companies.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { someOpportunity } from '#functions/testing/opportunities.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { REVEALED_AT_MOST } from '#shared/features/screening-rules.ts';

beforeAll(asOperator);

const SKILLS = ['React', 'Node.js', 'SQL', 'Docker'];

/** A posting with an applicant for each number of its skills, the fewest first. */
const setUp = async (given: readonly number[]) => {
  const hired = await hiring({ skills: SKILLS });
  const people: Member[] = [];
  for (const [index, count] of given.entries()) {
    const person = await member(
      { firstName: `Quilla${index}`, lastName: `Canary${index}` },
      SKILLS.slice(0, count),
    );
    (await apply(person, hired.id)).body;
    people.push(person);
  }
  return { ...hired, people };
};

const list = ({ browser }: Member, id: string, query: object = {}) =>
  browser.call('screening.list', { params: { id }, query: query as never });
const compare = ({ browser }: Member, id: string, keys: readonly string[]) =>
  browser.call('screening.compare', { params: { id }, query: { keys: keys.join(',') } as never });
const reveal = ({ browser }: Member, id: string, keys: readonly string[]) =>
  browser.call('screening.reveal', { params: { id }, body: { keys: [...keys] } });

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

describe('names', () => {
  it('are in no answer before they are revealed; nothing that leads to them is either', async () => {
    const { employer, colleague, id } = await hiring({ skills: ['React'] });
    const person = await member(
      {
        firstName: 'Quillfirst',
        lastName: 'Quilllast',
        email: 'quillmail@people.fledge.test',
      },
      ['React', 'Quillfirst’s React course'],
    );
    const saved = await Promise.all([
      person.browser.call('profile.saveEducation', {
        body: {
          items: [
            {
              institution: 'Quillschool University',
              studyType: 'Bachelor',
              area: 'Physics',
              endDate: '2024',
            },
          ],
          version: 0,
        },
      }),
      person.browser.call('profile.saveWork', {
        body: {
          items: [
            {
              position: 'Engineer',
              name: 'Quillfirst Quilllast Consulting',
              startDate: '2022-01',
              highlights: ['Built the React app of Quillschool University for the team of Quillfirst'],
            },
          ],
          version: 0,
        },
      }),
      person.browser.call('profile.saveProjects', {
        body: { items: [{ name: 'quillfirstquilllast.dev, my React site for everyone' }], version: 0 },
      }),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    (
      await person.browser.call('applications.apply', {
        body: { userId: person.id, opportunityId: id, note: 'I am Quillfirst.' },
      })
    ).body;
    const [only] = (await list(employer, id)).body.items;
    const key = only?.key ?? '';
    const everything = async (by: Member) =>
      (await Promise.all([list(by, id), compare(by, id, [key])])).map(({ text }) => text).join('\n');
    const hidden = await everything(employer);
    expect(hidden).not.toMatch(/quill/i);
    expect(hidden).not.toContain(person.id);
    expect(hidden).toContain('Physics');
    expect(only?.person).toBeNull();

    expect((await reveal(employer, id, [key])).body.items).toEqual([
      { key, userId: person.id, name: 'Quillfirst Quilllast' },
    ]);
    expect(await everything(employer)).toContain('Quillfirst Quilllast');
    // Everyone reveals for themselves; that they did is in the history for the whole company.
    expect(await everything(colleague)).not.toMatch(/quill/i);
    const params = { id, userId: person.id };
    const [before] = (await colleague.browser.call('applicants.one', { params })).body.reveals;
    expect(before).toMatchObject({ name: 'Erin Example', at: expect.any(String) });
    (await reveal(employer, id, [key, key])).body;
    (await reveal(colleague, id, [key])).body;
    const { reveals } = (await employer.browser.call('applicants.one', { params })).body;
    expect(reveals.map(({ name }) => name)).toEqual(['Erin Example', 'Col Example']);
    expect(reveals[0]).toEqual(before);
    // The applicant does not see it.
    expect(
      (await person.browser.call('applications.get', { params: { opportunityId: id } })).text,
    ).not.toMatch(/reveal/i);
  });

  it('are of one posting and one company: nobody else gets a key, a name or a record', async () => {
    const ours = await setUp([2]);
    const theirs = await setUp([2]);
    const [mine] = (await list(ours.employer, ours.id)).body.items;
    const keys = [mine?.key ?? ''];
    for (const call of [
      list(theirs.employer, ours.id),
      compare(theirs.employer, ours.id, keys),
      reveal(theirs.employer, ours.id, keys),
    ])
      expect((await call).status).toBe(404);
    expect((await reveal(theirs.employer, theirs.id, keys)).status).toBe(404);
    expect((await compare(theirs.employer, theirs.id, keys)).status).toBe(404);
    const [person] = ours.people;
    const params = { id: ours.id, userId: person?.id ?? '' };
    expect((await ours.employer.browser.call('applicants.one', { params })).body.reveals).toEqual([]);
    // The same person has another key for another posting.
    const other = await stored(
      someOpportunity({ companyId: ours.company.id, skills: SKILLS }),
      ours.employer.id,
    );
    if (person) (await apply(person, other.id)).body;
    expect((await list(ours.employer, other.id)).body.items[0]?.key).not.toBe(mine?.key);
    const found = (await ours.employer.browser.call('screening.postings')).body.items;
    expect(found.map((posting) => posting.id)).not.toContain(theirs.id);
  });

  it('are revealed up to a limit for one user and posting', async () => {
    const { employer, colleague, id } = await setUp([2]);
    const keys = (await list(employer, id)).body.items.map(({ key }) => key);
    asOperator();
    const revealed = new Set(Array.from({ length: REVEALED_AT_MOST }, (_, index) => `someone-${index}`));
    const view = itemOf('screening-view', { opportunityId: id, viewerId: employer.id });
    await putItem({ Item: { ...view, revealed } });
    expect((await reveal(employer, id, keys)).error.code).toBe('limit_reached');
    expect((await list(employer, id)).body.items[0]?.person).toBeNull();
    expect((await reveal(colleague, id, keys)).status).toBe(200);
  });

  it('of those who withdrew cannot be revealed', async () => {
    const { employer, id, people } = await setUp([2]);
    const [only] = (await list(employer, id)).body.items;
    if (people[0]) (await withdraw(people[0], id)).body;
    expect((await reveal(employer, id, [only?.key ?? ''])).status).toBe(404);
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
  const { id } = await stored(someOpportunity({ companyId: null, skills: SKILLS }), author.id);
  const person = await member({}, SKILLS);
  (await apply(person, id)).body;
  expect((await list(author, id)).body.found).toBe(1);
  expect((await list(stranger, id)).status).toBe(404);
});
