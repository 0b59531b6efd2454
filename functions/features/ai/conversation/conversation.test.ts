import { describe, expect, it } from 'vitest';
import { batchWrite } from '#functions/core/table.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, itemsOf } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { HISTORY_DAYS, HISTORY_MAX } from '#shared/features/ai/rules.ts';
import { messageItem, messagesOf, newMessageIds } from './messages.ts';
import { storeExchange } from './store.ts';

const ask = (person: Member, message: string, more: Record<string, string> = {}) =>
  person.browser.call('ai.chat', { body: { message, ...more } });
const pageOf = async (person: Member, cursor: string | null) =>
  (await person.browser.call('ai.history', { query: { limit: '2', ...(cursor && { cursor }) } })).body;
const textsOf = async (person: Member) =>
  (await person.browser.call('ai.history', { query: { limit: 50 } })).body.items.map(({ text }) => text);

describe('the conversation', () => {
  it('has each question with its answer, the latest first, in pages to its beginning', async () => {
    const person = await member({ firstName: 'Ada' });
    for (const message of ['Hello', 'What can you do?', 'Thanks']) {
      const { body } = await ask(person, message);
      expect(body).toMatchObject({ by: 'embedded', actions: [] });
      expect(body.response).toContain(body.blocks[0]?.kind === 'paragraph' ? body.blocks[0].text : '');
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { items, nextCursor } = await pageOf(person, cursor);
      seen.push(...items.filter(({ isUser }) => isUser).map(({ text }) => text));
      expect(items.map(({ isUser }) => isUser)).toEqual([false, true]);
      cursor = nextCursor;
    } while (cursor);
    expect(seen).toEqual(['Thanks', 'What can you do?', 'Hello']);
  });

  it('answers the same question with the same id once, also when it comes several times at once', async () => {
    const person = await member();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(person, 'Hello', { id: 'one-and-the-same' })),
    );
    const again = await ask(person, 'Hello', { id: 'one-and-the-same' });
    expect(new Set([...answers, again].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await textsOf(person)).toHaveLength(2);
    // The id is its user's own.
    const other = await member();
    expect((await ask(other, 'Hello', { id: 'one-and-the-same' })).body.id).not.toBe(again.body.id);
  });

  it('has one answer to a question of which two requests knew no answer yet', async () => {
    const person = await member();
    const now = await advanceClock(0);
    const store = () =>
      storeExchange(
        {
          ...{ userId: person.id, message: 'Hello', questionId: 'twice', actions: [], turns: [], now },
          ids: newMessageIds(now),
          answer: { response: 'Hello.', blocks: [], sources: [], suggestions: [], by: 'embedded' },
          memory: undefined,
        },
        undefined,
      );
    const first = await store();
    expect(await store()).toEqual(first);
    expect(await textsOf(person)).toEqual(['Hello.', 'Hello']);
  });

  it('loses no question of several at once', async () => {
    const person = await member();
    const messages = Array.from({ length: 6 }, (_, index) => `Question ${index}`);
    await Promise.all(messages.map((message) => ask(person, message)));
    expect(await textsOf(person)).toEqual(expect.arrayContaining(messages));
    const stored = (await itemsOf(`ai#${person.id}`)).filter(({ entity }) => entity === 'ai-message');
    expect(stored.map(({ number }) => Number(number)).sort((a, b) => a - b)).toEqual([...Array(12).keys()]);
  });

  it('keeps the latest messages, up to the most', async () => {
    const person = await member();
    await ask(person, 'The first');
    const [conversation] = (await itemsOf(`ai#${person.id}`)).filter(
      ({ entity }) => entity === 'ai-conversation',
    );
    const now = await advanceClock(0);
    const items = Array.from({ length: HISTORY_MAX - 2 }, (_, index) => {
      const at = new Date(now.getTime() + index);
      return messageItem(person.id, {
        ...{ blocks: [], sources: [], actions: [], suggestions: [], by: null, right: null },
        id: newMessageIds(at).question,
        text: `Filled ${index}`,
        isUser: true,
        timestamp: at.toISOString(),
        number: index + 2,
      });
    });
    await batchWrite([
      ...items.map((Item) => ({ PutRequest: { Item } })),
      { PutRequest: { Item: { ...conversation, next: HISTORY_MAX } } },
    ]);
    const stored = async () =>
      (await itemsOf(`ai#${person.id}`)).filter(({ entity }) => entity === 'ai-message');
    expect(await stored()).toHaveLength(HISTORY_MAX);
    await ask(person, 'The last');
    const left = await stored();
    expect(left).toHaveLength(HISTORY_MAX);
    expect(left.map(({ text }) => text)).not.toContain('The first');
  });

  it('is deleted by its user, and begins anew', async () => {
    const [person, other] = [await member(), await member()];
    await ask(person, 'Hello', { id: 'again' });
    await ask(other, 'Hello');
    await person.browser.call('ai.dismissInsight', { params: { id: 'some:insight' } });
    expect((await person.browser.call('ai.deleteHistory')).body).toEqual({ deleted: 2 });
    expect((await itemsOf(`ai#${person.id}`)).map(({ entity }) => entity)).toEqual(['ai-dismissed']);
    expect(await textsOf(other)).toHaveLength(2);
    await ask(person, 'Hello', { id: 'again' });
    expect(await textsOf(person)).toHaveLength(2);
  });

  it('refuses what is blank or too long, and keeps nothing of it', async () => {
    const person = await member();
    for (const message of [' \n\t', 'x'.repeat(2001), '\u200b\u200b'])
      expect((await ask(person, message)).error).toMatchObject({ code: 'invalid_input' });
    expect(await textsOf(person)).toEqual([]);
  });
});

describe('feedback', () => {
  it('is stored with the answer, the latest word counts', async () => {
    const person = await member();
    const { id } = (await ask(person, 'Hello')).body;
    const say = (right: boolean, messageId = id) =>
      person.browser.call('ai.feedback', { body: { messageId, right } });
    for (const right of [true, false]) expect((await say(right)).body).toEqual({ messageId: id, right });
    const [answer, question] = (await person.browser.call('ai.history')).body.items;
    expect([answer?.right, question?.right]).toEqual([false, null]);
    for (const none of [question?.id ?? '', 'nothing', `${id.slice(0, -1)}3`])
      expect((await say(true, none)).status).toBe(404);
    const other = await member();
    const theirs = await other.browser.call('ai.feedback', { body: { messageId: id, right: true } });
    expect(theirs.status).toBe(404);
  });
});

it('messages are shown for a year', async () => {
  const person = await member();
  await ask(person, 'Hello');
  // The clock of all tests does not go on by a year for this one.
  const now = (await advanceClock(0)).getTime();
  const shownAfter = (days: number) => messagesOf(person.id, 10, undefined, new Date(now + days * DAY_MS));
  expect(await shownAfter(HISTORY_DAYS - 1)).toHaveLength(2);
  expect(await shownAfter(HISTORY_DAYS + 1)).toEqual([]);
});
