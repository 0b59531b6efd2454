import { describe, expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { applicationItem } from '#functions/parts/applications/repository.ts';
import { newApplication } from '#functions/scenarios/application.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { apply } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { published } from '#functions/testing/publish.ts';
import { asOperator } from '#functions/testing/stack.ts';
import type { Application } from '#shared/features/applications/routes.ts';

const list = ({ browser }: Member, query: Record<string, string> = {}) =>
  browser.call('applications.list', { query });

/** Applications of a person at given moments, straight in the table. */
const applied = async (userId: string, moments: readonly string[]) => {
  asOperator();
  const user = newAccount({ id: userId });
  const made = moments.map((at, i) => {
    const posting = someOpportunity({ id: `opportunity-${i}`, companyId: 'span' });
    return newApplication({ user, posting, history: [{ status: 'new', at }] }).application;
  });
  await transact({
    applications: made.map((application) => ({ Put: { Item: applicationItem(application) } })),
  });
  return made;
};

const minutes = (count: number) =>
  Array.from({ length: count }, (_, i) => `2026-02-01T00:${String(i).padStart(2, '0')}:00.000Z`);

describe('the list of my applications', () => {
  it('is empty at first, and shows the latest first', async () => {
    const person = await member();
    expect((await list(person)).body).toEqual({ items: [], nextCursor: null });
    const [one, two] = [await published(), await published()];
    const first = (await apply(person, one.id)).body;
    const second = (await apply(person, two.id)).body;
    expect((await list(person)).body).toEqual({ items: [second, first], nextCursor: null });
  });

  it('comes in pages to its end, each application once', async () => {
    const person = await member();
    // Five at the same moment: the position must distinguish them.
    const made = await applied(person.id, [
      ...minutes(20),
      ...Array<string>(5).fill('2026-02-01T00:10:00.000Z'),
    ]);
    for (const limit of ['1', '7', '25', '50']) {
      const items: Application[] = [];
      let cursor: string | null | undefined;
      do {
        const { body } = await list(person, { limit, ...(cursor && { cursor }) });
        expect(body.items.length).toBeLessThanOrEqual(Number(limit));
        expect(body.nextCursor === null).toBe(items.length + body.items.length === made.length);
        items.push(...body.items);
        cursor = body.nextCursor;
      } while (cursor);
      expect(items.map(({ appliedAt }) => appliedAt)).toEqual(
        made
          .map(({ appliedAt }) => appliedAt)
          .sort()
          .reverse(),
      );
      expect(new Set(items.map(({ opportunityId }) => opportunityId)).size).toBe(made.length);
    }
  });

  it("does not show another user's, nor accept another user's cursor", async () => {
    const [owner, other] = [await member(), await member()];
    await applied(owner.id, minutes(3));
    const cursor = (await list(owner, { limit: '1' })).body.nextCursor ?? '';
    expect((await list(owner, { cursor })).body.items).toHaveLength(2);
    expect((await list(other)).body.items).toEqual([]);
    expect((await list(other, { cursor })).error.code).toBe('invalid_cursor');
    expect((await list(owner, { cursor: `${cursor.slice(0, -2)}aa` })).error.code).toBe('invalid_cursor');
  });

  it.each(['0', '51', 'x', ''])('answers 400 to the limit %j', async (limit) => {
    const answer = await list(await member(), { limit });
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
  });
});
