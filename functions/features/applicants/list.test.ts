import { beforeAll, describe, expect, it } from 'vitest';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { applied, decide, hiring, recordOfApplicant } from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { member } from '#functions/testing/members.ts';
import { asOperator } from '#functions/testing/stack.ts';

beforeAll(asOperator);

describe('a list of applicants', () => {
  it('filters, counts, and goes on at its cursor; other companies see nothing', async () => {
    const { employer, id } = await hiring();
    const people = await applied(id, 5);
    const [first] = people;
    if (first) (await decide(employer, id, first.id, 'reviewed')).body;
    const call = (query: object) =>
      employer.browser.call('applicants.ofPosting', { params: { id }, query: query as never });
    const all = (await call({})).body;
    expect(all.counts).toMatchObject({ all: 5, new: 4, reviewed: 1 });
    expect(all.items).toHaveLength(5);
    expect((await call({ status: 'reviewed' })).body.items.map(({ userId }) => userId)).toEqual([first?.id]);
    expect((await call({ q: 'rob' })).body.found).toBe(5);
    expect((await call({ q: 'zzz' })).body.items).toEqual([]);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { userId: string }[]; nextCursor: string | null } = (
        await call({ limit: '2', ...(cursor && { cursor }) })
      ).body;
      seen.push(...page.items.map(({ userId }) => userId));
      cursor = page.nextCursor;
    }
    expect(seen.sort()).toEqual(people.map((person) => person.id).sort());
    const mine = (await employer.browser.call('applicants.list')).body;
    expect([mine.found, mine.postings.map((posting) => posting.id)]).toEqual([5, [id]]);
    const other = await hiring();
    const theirs = (await other.employer.browser.call('applicants.list', { query: { opportunityId: id } }))
      .body;
    expect([theirs.items, theirs.counts.all, theirs.postings]).toEqual([[], 0, []]);
  });

  it('has no number for an unscored review, in any answer, and nothing of a withdrawn application', async () => {
    const { employer, id } = await hiring();
    const [unscored, withdrawn] = await Promise.all([member({}, ['React']), member({}, ['React'])]);
    await unscored.browser.call('applications.apply', {
      body: { userId: unscored.id, opportunityId: id, unscored: true },
    });
    await withdrawn.browser.call('applications.apply', {
      body: { userId: withdrawn.id, opportunityId: id, note: 'canary-note' },
    });
    await withdraw(withdrawn, id);
    const { items } = (await employer.browser.call('applicants.ofPosting', { params: { id } })).body;
    expect(items).toHaveLength(1);
    for (const field of ['match', 'parts', 'mustHaves']) expect(items[0]).not.toHaveProperty(field);
    const one = (userId: string) => employer.browser.call('applicants.one', { params: { id, userId } });
    expect((await one(unscored.id)).body).toMatchObject({ receipt: null, unscored: true });
    const gone = await one(withdrawn.id);
    expect([gone.body.snapshot, gone.text.includes('canary-note')]).toEqual([null, false]);
  });

  it('is for an alumnus the applicants of their own postings', async () => {
    const author = await member({ role: 'alumni' });
    const { id } = await storePosting(someOpportunity({ companyId: null }), author.id);
    const person = await member();
    (await apply(person, id)).body;
    expect((await author.browser.call('applicants.list')).body.items).toHaveLength(1);
    const { version } = await recordOfApplicant(id, person.id);
    const moved = await author.browser.call('applicants.setStatus', {
      params: { id, userId: person.id },
      body: { to: 'reviewed', version },
    });
    expect(moved.body.status).toBe('reviewed');
    const stranger = await member({ role: 'alumni' });
    expect((await stranger.browser.call('applicants.ofPosting', { params: { id } })).status).toBe(404);
  });
});
