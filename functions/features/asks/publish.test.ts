import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { getAsk } from '#functions/parts/asks/repository.ts';
import { askedQuestion, QUESTION } from '#functions/testing/asks.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { publish as publishAsked } from './publish.ts';

beforeAll(asOperator);

const publish = ({ browser }: Member, id: string, body: Record<string, unknown>) =>
  browser.call('asks.publish', { params: { id }, body });
const yes = (question: string, answer: string) => ({ publish: true, question, answer });

/** An answered question with a word that no other test has. */
const answered = async () => {
  const people = await askedQuestion({ firstName: 'Wilhelmina', lastName: 'Quast' });
  const mark = `mark${people.id.replaceAll('-', '')}`;
  const answer = `It depends on the ${mark}.`;
  (await people.alumnus.browser.call('asks.answer', { params: { id: people.id }, body: { text: answer } }))
    .body;
  return { ...people, mark, answer };
};

const found = async ({ browser }: Member, query: Record<string, string>) =>
  (await browser.call('asks.published', { query })).body.items;
const shows = (who: Member, q: string, count: number) =>
  eventually(`${count} published answers`, async () => {
    const items = await found(who, { q });
    return items.length === count && items;
  });

describe('an answer', () => {
  it('is published once both agree to the same words, without anything that leads to them', async () => {
    const { student, alumnus, id, mark, answer } = await answered();
    const visitor = await member({ role: 'mentor' });
    const one = (await publish(student, id, yes(QUESTION, answer))).body;
    expect(one.publication).toMatchObject({ agreed: ['student'], published: false });
    expect(await found(visitor, { q: mark })).toEqual([]);
    // Other words need the other side's word again.
    const edited = `In short: it depends on the ${mark}.`;
    const other = (await publish(alumnus, id, yes(QUESTION, edited))).body;
    expect(other.publication).toMatchObject({ agreed: ['alumnus'], published: false });
    const both = (await publish(student, id, yes(QUESTION, edited))).body;
    expect(both.publication).toMatchObject({ agreed: ['student', 'alumnus'], published: true });
    const [shown] = await shows(visitor, mark, 1);
    expect(shown).toMatchObject({ question: QUESTION, answer: edited, topic: 'Choosing a career' });
    const stored = await itemAt(`published-answer#${shown?.id}`, 'published-answer');
    const text = JSON.stringify(stored);
    for (const secret of [id, student.id, alumnus.id, 'Wilhelmina', 'Quast', 'Moreau'])
      expect(text).not.toContain(secret);
    expect(await found(visitor, { q: mark, topic: 'Interviews' })).toEqual([]);
    expect(await found(visitor, { q: mark, topic: 'Choosing a career' })).toHaveLength(1);
  });

  it('disappears when one side takes it back, and comes back when both agree again', async () => {
    const { student, alumnus, id, mark, answer } = await answered();
    for (const who of [student, alumnus]) (await publish(who, id, yes(QUESTION, answer))).body;
    await shows(student, mark, 1);
    (await publish(alumnus, id, { publish: false })).body;
    await shows(student, mark, 0);
    const again = (await publish(alumnus, id, yes(QUESTION, answer))).body;
    expect(again.publication?.published).toBe(true);
    await shows(student, mark, 1);
  });

  it('is published once when both agree at the same moment', async () => {
    const { student, alumnus, id, mark, answer } = await answered();
    const answers = await Promise.all(
      [student, alumnus].map((who) => publish(who, id, yes(QUESTION, answer))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await shows(student, mark, 1);
  });

  it('is published when the other side agreed after the ask was read', async () => {
    const { student, alumnus, id, answer } = await answered();
    const [record, account] = await Promise.all([getAsk(id), getAccount(alumnus.id)]);
    (await publish(student, id, yes(QUESTION, answer))).body;
    const call = { record, account, body: yes(QUESTION, answer), now: await advanceClock(0) };
    const { publication } = await publishAsked(call as Parameters<typeof publishAsked>[0]);
    expect(publication).toMatchObject({ agreed: ['student', 'alumnus'], published: true });
  });

  it('is not published with full names or contact data, before it is there, or as a call', async () => {
    const { student, id, answer } = await answered();
    const named = await publish(student, id, yes(`${QUESTION} Wilhelmina Quast`, answer));
    expect(named.error.fields).toHaveProperty('question');
    const address = await publish(student, id, yes(QUESTION, `${answer} alba@example.org`));
    expect(address.error.fields).toHaveProperty('answer');
    expect((await publish(student, id, { publish: true })).status).toBe(400);
    const waiting = await askedQuestion();
    const early = await publish(waiting.student, waiting.id, yes(QUESTION, answer));
    expect(early.error.code).toBe('illegal_transition');
  });
});
