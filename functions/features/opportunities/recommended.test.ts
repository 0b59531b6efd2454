import { describe, expect, it } from 'vitest';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { Browser } from '#functions/testing/api.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { publish } from '#functions/testing/publish.ts';

const recommended = async ({ browser }: Member, limit?: number) =>
  (await browser.call('opportunities.recommended', { query: limit ? { limit: String(limit) } : {} })).body
    .items;

const titles = async (person: Member, limit?: number) =>
  (await recommended(person, limit)).map(({ title }) => title);

const skillsOf = (count: number) => Array.from({ length: count }, newSkill);

describe('recommended opportunities', () => {
  it('come by their match, say why, and leave out what one has applied for', async () => {
    const [a = '', b = '', c = ''] = skillsOf(3);
    // `publish` adds a skill that no user has: the shares are 2/3, 1/2, 1/2 and 1/3.
    const made = [
      someOpportunity({ title: 'one of two', skills: [a, c] }),
      someOpportunity({ title: 'both', skills: [a, b.toUpperCase()] }),
      someOpportunity({ title: 'one, older', skills: [b], postedAt: '2026-01-01T00:00:00.000Z' }),
      someOpportunity({ title: 'one, newer', skills: [a], postedAt: '2026-01-02T00:00:00.000Z' }),
      someOpportunity({ title: 'closed', skills: [a, b], status: 'closed' }),
      someOpportunity({ title: 'past', skills: [a, b], deadline: '2026-01-03' }),
      someOpportunity({ title: 'nothing of it', skills: [c] }),
    ];
    await publish(made);
    const person = await member({}, [a, b.toLowerCase()]);
    expect(await titles(person)).toEqual(['both', 'one, newer']);
    expect(await titles(person, 20)).toEqual(['both', 'one, newer', 'one, older', 'one of two']);
    const [best] = await recommended(person, 1);
    expect(best).toMatchObject({ matchedSkills: [a, b.toUpperCase()], match: expect.any(Number) });
    const receipt = await person.browser.call('opportunities.match', { params: { id: best?.id ?? '' } });
    expect(receipt.body).toMatchObject({ total: 50, parts: { skills: { score: 50, weight: 100 } } });
    await apply(person, best?.id ?? '');
    expect(await titles(person)).toEqual(['one, newer', 'one, older']);
    await withdraw(person, best?.id ?? '');
    expect(await titles(person)).toEqual(['both', 'one, newer']);
  });

  it('are the newest for a user without skills, or with skills that no opportunity asks for', async () => {
    await publish([someOpportunity({ title: 'The very newest', postedAt: '2899-01-01T00:00:00.000Z' })]);
    for (const skills of [[], skillsOf(1)]) {
      const [first] = await recommended(await member({}, skills));
      expect(first).toMatchObject({ title: 'The very newest', matchedSkills: [] });
    }
  });

  it('leave out what one has hidden or cannot do', async () => {
    const [a = ''] = skillsOf(1);
    const made = [
      someOpportunity({ title: 'hidden', skills: [a] }),
      someOpportunity({ title: 'elsewhere', skills: [a], workMode: 'onsite', location: 'Reykjavik' }),
      someOpportunity({ title: 'another kind', skills: [a], type: 'project' }),
      someOpportunity({ title: 'too early', skills: [a], startDate: '2026-07-01' }),
      someOpportunity({ title: 'fits', skills: [a], postedAt: '2026-01-01T00:00:00.000Z' }),
    ];
    await publish(made);
    const person = await member({}, [a]);
    await person.browser.call('saved.hide', { params: { opportunityId: made[0]?.id ?? '' } });
    const { version } = (await person.browser.call('profile.own')).body.sections.lookingFor;
    const items = [{ kinds: ['job' as const], places: ['London'], earliestStart: '2026-09-01' }];
    const saved = await person.browser.call('profile.saveLookingFor', { body: { version, items } });
    expect(saved.status).toBe(200);
    expect(await titles(person, 1)).toEqual(['fits']);
  });

  it('cost five read units beside the session, however many are shown', async () => {
    for (const own of [[], skillsOf(1), skillsOf(30)]) {
      const person = await member({}, own);
      for (const limit of ['2', '20']) {
        const { headers } = await person.browser.call('opportunities.recommended', { query: { limit } });
        const reads = Number(/reads=([\d.]+)/.exec(headers.get('x-consumed') ?? '')?.[1]);
        expect(reads).toBeLessThanOrEqual(2 + 5);
      }
    }
  });

  it('are for who is signed in', async () => {
    expect((await new Browser().call('opportunities.recommended')).status).toBe(401);
    const { browser } = await member();
    for (const limit of ['0', '21', 'x'])
      expect((await browser.call('opportunities.recommended', { query: { limit } })).status).toBe(400);
  });
});
