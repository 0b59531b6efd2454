import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { applicationKey } from '#functions/parts/applications/repository.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';

beforeAll(asOperator);

const look = async ({ browser }: Member, { id }: Member, as?: 'work' | 'everyone') =>
  browser.call('profile.person', { params: { id }, ...(as && { query: { as } }) });
const viewsOf = async ({ id }: Member) => (await itemAt(`user#${id}`, 'dashboard'))?.profileViews;

const PHONE = '+44 20 7946 0018';
/** A user with something in every section that the audiences of this test are about. */
const described = async (given: Partial<Account> = {}): Promise<Member> => {
  const user = await member(given);
  const resume = {
    basics: { name: 'Ada Lovelace', label: 'Engineer', phone: PHONE, email: 'ada@work.example' },
    work: [{ name: 'Harbour' }],
    languages: [{ language: 'Secretish' }],
    meta: { lookingFor: [{ careerGoal: 'Research' }], audiences: { languages: 'me' } },
  };
  (await user.browser.call('profile.import', { body: { resume } })).body;
  return user;
};

/** An opportunity of this employer. */
const postedBy = async (owner: Member): Promise<string> =>
  (await storePosting(someOpportunity(), owner.id)).id;

describe('a profile as others see it', () => {
  it('has no hidden section and no contact data for others who are signed in', async () => {
    const [person, viewer] = [await described(), await member({ role: 'employer' })];
    const { body, text } = await look(viewer, person);
    expect(body).toMatchObject({ id: person.id, firstName: 'Ada', viewer: 'everyone', role: 'student' });
    expect(body.sections.work).toEqual([{ name: 'Harbour' }]);
    for (const hidden of [
      PHONE,
      'ada@work.example',
      'people.fledge.test',
      'Secretish',
      'Research',
      'dateOfBirth',
    ])
      expect(text).not.toContain(hidden);
  });

  it('has contact data for an employer from the application until it is withdrawn', async () => {
    const [person, employer] = [await described(), await member({ role: 'employer' })];
    const opportunityId = await postedBy(employer);
    await apply(person, opportunityId);
    const { text } = await eventually('the application in the list', async () => {
      const answer = await look(employer, person);
      return answer.body.viewer === 'work' && answer;
    });
    expect(text).toContain(PHONE);
    expect(text).toContain('Research');
    expect(text).not.toContain('Secretish');
    await withdraw(person, opportunityId);
    await eventually('the withdrawal', async () => (await look(employer, person)).body.viewer === 'everyone');
  });

  it('has contact data for all members of the company, not for former ones or other companies', async () => {
    const [poster, colleague, stranger] = await Promise.all([
      member({ role: 'employer' }),
      member({ role: 'employer' }),
      member({ role: 'employer' }),
    ]);
    const { id: companyId } = await storeCompany([poster, colleague]);
    await storeCompany([stranger]);
    const { id } = await storePosting(someOpportunity({ companyId }), poster.id);
    const person = await described();
    await apply(person, id);
    const works = async (viewer: Member) => (await look(viewer, person)).text.includes(PHONE);
    await eventually('the application in the list', () => works(poster));
    expect([await works(colleague), await works(stranger)]).toEqual([true, false]);
    (await poster.browser.call('companies.leave')).body;
    expect([await works(colleague), await works(poster)]).toEqual([true, false]);
  });

  it('of an employer has contact data for applicants with an interview only', async () => {
    const [employer, person] = [await described({ role: 'employer' }), await member()];
    const opportunityId = await postedBy(employer);
    await apply(person, opportunityId);
    await eventually('the application', async () => (await look(employer, person)).body.viewer === 'work');
    expect((await look(person, employer)).text).not.toContain(PHONE);
    await updateItem(
      updateOf(applicationKey(person.id, opportunityId), { set: { status: 'interview_scheduled' } }),
    );
    await eventually('the interview', async () => (await look(person, employer)).text.includes(PHONE));
  });

  it('is shown to its owner as others see it, which is no view', async () => {
    const person = await described();
    expect((await look(person, person)).text).toContain('Secretish');
    const preview = await look(person, person, 'everyone');
    expect(preview.text).not.toContain(PHONE);
    expect(preview.body.viewer).toBe('everyone');
    expect(await viewsOf(person)).toBe(0);
    // Others get what they may see, whatever they ask for.
    expect((await look(await member(), person, 'work')).text).not.toContain(PHONE);
  });

  it('is not there when the account is suspended, invited, rejected or missing', async () => {
    const viewer = await member();
    const gone = await member();
    await suspend(gone.id);
    const hidden = [
      gone,
      await member({ invitedAt: '2026-01-01T00:00:00.000Z' }),
      await member({ approved: false, rejected: true }),
      { ...gone, id: newId() },
    ];
    for (const one of hidden) expect((await look(viewer, one)).status).toBe(404);
  });
});

describe('a view', () => {
  it('counts once a day for each viewer, however many at once, and does not say who it was', async () => {
    const [person, ...viewers] = [await described(), await member(), await member({ role: 'mentor' })];
    const many = rounds(5, 30);
    await Promise.all(viewers.flatMap((viewer) => Array.from({ length: many }, () => look(viewer, person))));
    expect(await viewsOf(person)).toBe(2);
    const [first] = viewers;
    if (!first) throw new Error('no viewer');
    await advanceClock(24 * 3600 * 1000);
    await look(first, person);
    expect(await viewsOf(person)).toBe(3);
    const answer = await person.browser.call('dashboard.get', { params: { userId: person.id } });
    expect(answer.body.profileViews).toBe(3);
    expect(answer.text).not.toContain(first.id);
  });
});
