import { describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { applicationCount, apply, personCounts, withdraw } from '#functions/testing/applications.ts';
import { member } from '#functions/testing/members.ts';
import { confirmedPerson, signUp } from '#functions/testing/people.ts';
import { published } from '#functions/testing/publish.ts';
import { itemAt } from '#functions/testing/stack.ts';

describe('applying', () => {
  it.each(['student', 'alumni'] as const)(
    'makes an application of a %s, and moves both counts',
    async (role) => {
      const person = await member({ role });
      const opportunity = await published({ title: 'Bridge builder', company: 'Span', location: 'London' });
      const answer = await apply(person, opportunity.id);
      expect(answer.status).toBe(201);
      const { appliedAt } = answer.body;
      expect(answer.body).toEqual({
        userId: person.id,
        opportunityId: opportunity.id,
        status: 'new',
        appliedAt,
        updatedAt: appliedAt,
        history: [{ status: 'new', at: appliedAt, by: 'applicant' }],
        opportunity: {
          type: 'job',
          title: 'Bridge builder',
          company: 'Span',
          location: 'London',
          replyBy: opportunity.replyBy,
        },
        match: null,
      });
      expect(await applicationCount(opportunity.id)).toBe(1);
      expect((await personCounts(person.id)).figures).toEqual({ applications: 1, interviews: 0 });
      const dashboard = await person.browser.call('dashboard.get', { params: { userId: person.id } });
      expect(dashboard.body.applications).toBe(1);
    },
  );

  it('requires a confirmed address', async () => {
    const opportunity = await published();
    const early = await signUp();
    const refused = await apply({ browser: early.browser, id: early.user.id }, opportunity.id);
    expect([refused.status, refused.error.code]).toEqual([403, 'email_unconfirmed']);
    const { browser, user } = await confirmedPerson();
    expect((await apply({ browser, id: user.id }, opportunity.id)).status).toBe(201);
    expect(await applicationCount(opportunity.id)).toBe(1);
  });

  it('answers 409 to a second application, also when the opportunity has closed since', async () => {
    const person = await member();
    const { id } = await published();
    await apply(person, id);
    for (const close of [false, true]) {
      if (close)
        await updateItem(
          updateOf({ pk: `opportunity#${id}`, sk: 'opportunity' }, { set: { status: 'closed' } }),
        );
      const again = await apply(person, id);
      expect([again.status, again.error.code]).toEqual([409, 'already_applied']);
    }
    expect(await applicationCount(id)).toBe(1);
  });

  it('answers 404 for what is not there, and makes no trace of it', async () => {
    const person = await member();
    const id = newId();
    const answer = await apply(person, id);
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
    expect(await itemAt(`opportunity#${id}`, 'opportunity')).toBeUndefined();
    expect((await personCounts(person.id)).rows.applications).toBe(0);
  });

  it.each([{ status: 'closed' }, { deadline: '2026-01-05' }] as const)(
    'answers 409 for %j',
    async (given) => {
      const person = await member();
      const { id } = await published(given);
      const answer = await apply(person, id);
      expect([answer.status, answer.error.code]).toEqual([409, 'opportunity_closed']);
      expect(await applicationCount(id)).toBe(0);
      expect(await personCounts(person.id)).toEqual({
        rows: { applications: 0, interviews: 0 },
        figures: { applications: 0, interviews: 0 },
      });
    },
  );

  it('lets a user who withdrew apply again, from the start', async () => {
    const person = await member();
    const { id } = await published();
    await apply(person, id);
    expect((await withdraw(person, id)).body.history).toHaveLength(2);
    const again = await apply(person, id);
    expect(again.status).toBe(201);
    expect(again.body.history).toHaveLength(1);
    expect(await applicationCount(id)).toBe(1);
    expect((await personCounts(person.id)).figures).toEqual({ applications: 1, interviews: 0 });
  });

  it('is for students and alumni, and for oneself', async () => {
    const { id } = await published();
    for (const role of ['mentor', 'employer', 'admin'] as const) {
      const answer = await apply(await member({ role }), id);
      expect([answer.status, answer.error.code]).toEqual([403, 'forbidden']);
    }
    const [one, other] = [await member(), await member()];
    expect((await apply({ browser: one.browser, id: other.id }, id)).status).toBe(403);
    expect(await applicationCount(id)).toBe(0);
  });
});
