import { beforeAll, describe, expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { hiring } from '#functions/testing/applicants.ts';
import { fillCounter } from '#functions/testing/limits.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { publish } from '#functions/testing/publish.ts';
import { advanceClock, throttle } from '#functions/testing/stack.ts';
import { QUESTIONS } from '#shared/features/ai/rules.ts';
import { QUESTION_LIMIT } from './limits.ts';

const send = ({ browser }: Member, body: Record<string, unknown>) => browser.call('ai.chat', { body });
const ask = async (who: Member, message: string) => (await send(who, { message })).body;
const historyOf = async ({ browser }: Member) => (await browser.call('ai.history')).body.items;

describe('what is sent', () => {
  it.each([
    ['nothing', {}],
    ['no text', { message: 7 }],
    ['null', { message: null }],
    ['a list', { message: ['Hello'] }],
    ['blanks', { message: ' \t\n\u00a0\u3000' }],
    ['what shows nothing', { message: '\u200b\u2060\ufeff' }],
    ['too much', { message: 'a'.repeat(2_001) }],
    ['an unknown role', { message: 'Hello', role: 'owner' }],
    ['an odd id', { message: 'Hello', id: 'no id/' }],
  ])('is refused with a reason when it is %s, and nothing is kept of it', async (_, body) => {
    const who = await member();
    const { status, error } = await send(who, body);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(error.fields ?? {})).toHaveLength(1);
    expect(await historyOf(who)).toEqual([]);
  });

  it.each(['?', '🙂🙂🙂', '\ud83d half', '\u0000\u0007', 'null', '-1', "'; DROP TABLE", 'a'.repeat(2_000)])(
    'is answered when it is odd: %j',
    async (message) => {
      const { status, text } = await send(await member(), { message });
      expect([200, 400]).toContain(status);
      expect(JSON.parse(text)).toHaveProperty(status === 200 ? 'response' : 'fields.message');
    },
  );

  it('names a role that changes the greeting, and nothing of what the user may see', async () => {
    const who = await member({ firstName: 'Ada' });
    const greeting = async (role?: string) =>
      (await send(who, { message: 'Hello', ...(role && { role }) })).body.response;
    expect(await greeting('admin')).toContain('what waits for a decision');
    expect(await greeting()).toContain('find openings that fit you');
    const figures = (await send(who, { message: 'How many users are there?', role: 'admin' })).body;
    expect(JSON.stringify(figures)).not.toContain('/dashboard/admin');
  });
});

it('more questions than a user may ask are refused with a sentence, and those of others are not', async () => {
  const [who, other] = [await member(), await member()];
  await fillCounter(QUESTION_LIMIT, who.id, QUESTIONS.limit - 1, await advanceClock(0));
  expect((await send(who, { message: 'Hello' })).status).toBe(200);
  const { status, error } = await send(who, { message: 'Hello' });
  expect([status, error.code]).toEqual([429, 'too_many_requests']);
  expect(error.message).toMatch(/\.$/);
  expect((await send(other, { message: 'Hello' })).status).toBe(200);
  expect(QUESTIONS.limit).toBeGreaterThanOrEqual(100);
});

describe('a question after another', () => {
  const [known, title] = [newSkill(), `Lanternkeeper ${newSkill()}`];
  let who: Member;
  beforeAll(async () => {
    const about = { title, skills: [known] };
    await publish([
      someOpportunity({ ...about, company: 'Orkney Robotics', type: 'internship' }),
      someOpportunity({ ...about, company: 'Kelpwright' }),
    ]);
    who = await member({}, [known]);
  });

  it('is about what the answer before named, for an hour', async () => {
    const cardsOf = async (message: string) =>
      (await ask(who, message)).blocks.flatMap((block) =>
        block.kind === 'cards' ? block.cards.map((card) => card.title) : [],
      );
    const cards = await cardsOf('Find openings for lanternkeeper');
    expect(cards.toSorted()).toEqual([`${title} at Kelpwright`, `${title} at Orkney Robotics`]);
    const second = await ask(who, 'Why does the second one match me?');
    expect(second.sources[0]?.title).toBe(cards[1]);
    await ask(who, 'Find openings for lanternkeeper');
    expect(await cardsOf('only internships')).toEqual([`${title} at Orkney Robotics`]);
    const { actions } = await ask(who, 'save it');
    expect(actions[0]?.effect).toContain('Orkney Robotics');
    await advanceClock(3_600_001);
    const late = await ask(who, 'Apply to the first one');
    expect(late.actions).toEqual([]);
    expect(late.response).toContain('Which opening would you like to apply for?');
  });

  it('is of its own user: nobody else’s records are meant', async () => {
    const other = await member({}, [known]);
    await ask(who, 'Find openings for lanternkeeper');
    expect((await ask(other, 'Save the first one')).actions).toEqual([]);
  });
});

describe('a route that fails', () => {
  const NOT_NOW = 'I couldn’t read what I need for this just now.';

  it('while it is busy leads to a sentence, keeps the question and the other half of the answer', async () => {
    const who = await member({ firstName: 'Ada' });
    await throttle({ function: 'searches' }, 4);
    const { response } = await ask(who, 'Which alerts do I have, and what is missing in my resume?');
    await throttle({ function: 'searches' }, 0);
    expect(response).toContain(NOT_NOW);
    expect(response).toContain('Resume Health is');
    expect((await historyOf(who)).map(({ isUser }) => isUser)).toEqual([false, true]);
    expect((await ask(who, 'Which alerts do I have?')).response).toContain('You have no saved search yet');
  });

  it('by a fault of its own leads to the same', async () => {
    const who = await member();
    // A record that no code of ours writes.
    const saved = { pk: `searches#${who.id}`, sk: 'searches' };
    await updateItem(updateOf(saved, { set: { searches: 'none', items: 7, entity: 'x' } }));
    const { browser } = who;
    const { status } = await browser.call('searches.list');
    const { response } = await ask(who, 'Which alerts do I have?');
    expect([status, response.includes(NOT_NOW)]).toEqual([500, true]);
  });

  it('because the user may not leads to the reason', async () => {
    const pending = await member({ role: 'employer', approved: false });
    expect((await ask(pending, 'How is my pipeline?')).response).toContain('still waiting for approval');
    const { employer } = await hiring();
    expect((await ask(employer, 'Which mentors have time for me?')).sources).not.toContainEqual(
      expect.objectContaining({ url: expect.stringContaining('/student/') }),
    );
  });
});
