import { beforeAll, describe, expect, it } from 'vitest';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { hiring } from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { compare, list, reveal, SKILLS, setUp } from '#functions/testing/screening.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { REVEALED_AT_MOST } from '#shared/features/screening/rules.ts';

beforeAll(asOperator);

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
    const other = await storePosting(
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
