import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { batchWrite, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { conversationKey } from '#functions/parts/conversations/keys.ts';
import { allMessages, say, talking } from '#functions/testing/conversations.ts';
import type { Member } from '#functions/testing/members.ts';
import { allClients, RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { asOperator, eventually, throttle } from '#functions/testing/stack.ts';
import { messageSteps } from './send.ts';

beforeAll(asOperator);

/** What a client sent and knows to be stored. */
interface Sent {
  readonly conversation: string;
  readonly clientId: string;
  readonly number: number;
  text: string;
}

const STEPS = 6;

/** What both users see at the end: the same messages without a gap, and how many are unread in their lists and in all. */
const check = async (id: string, who: Member, other: Member) => {
  const messages = await allMessages(who, id);
  expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 1));
  expect(new Set(messages.map(({ clientId }) => clientId)).size).toBe(messages.length);
  expect(await allMessages(other, id)).toEqual(messages);
  for (const user of [who, other]) {
    const { items } = (await user.browser.call('conversations.list')).body;
    const unread = items.reduce((sum, one) => sum + one.unread, 0);
    expect((await user.browser.call('inbox.changes')).body.unreadMessages).toBe(unread);
  }
  return messages;
};

/*
 * Clients write, change, read and block in the same few conversations, each message sometimes twice at once or again as after
 * a lost answer, while the table throttles. Every acknowledged message is there once, as it was last acknowledged, in the
 * order in which its client sent them.
 */
it.each(rounds([10], [50, 200]))(
  `%i clients lose no message, and see each once and in order (seed ${RACE_SEED})`,
  async (clients) => {
    // A few at a time: this is not what is tried here.
    const talks = await inParallel(Array.from({ length: Math.ceil(clients / 8) }), 4, talking);
    const sent: Sent[][] = [];

    const client = async (number: number): Promise<void> => {
      const random = randomFrom(RACE_SEED + number * 7919);
      const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
      const { id, applicant, employer } = one(talks);
      const [who, other] = one([
        [applicant, employer],
        [employer, applicant],
      ] as const);
      const mine: Sent[] = [];
      sent.push(mine);
      const write = async (text: string) => {
        const clientId = newId();
        const send = () => say(who, id, text, clientId);
        const answers = await Promise.all(random(3) === 0 ? [send(), send()] : [send()]);
        if (random(4) === 0) answers.push(await send());
        for (const { status } of answers) expect([201, 403, 409, 503]).toContain(status);
        const stored = answers.filter(({ status }) => status === 201).map(({ body }) => body.number);
        expect(new Set(stored).size).toBeLessThanOrEqual(1);
        if (stored[0] !== undefined) mine.push({ conversation: id, clientId, number: stored[0], text });
      };
      const rewrite = async (last: Sent, text: string) => {
        const params = { id, number: `${last.number}` };
        const { status } =
          text === ''
            ? await who.browser.call('conversations.remove', { params })
            : await who.browser.call('conversations.edit', { params, body: { text } });
        expect([200, 503]).toContain(status);
        if (status === 200) last.text = text;
        else mine.splice(mine.indexOf(last), 1);
      };
      for (let step = 0; step < STEPS; step++) {
        const choice = random(10);
        const last = mine.at(-1);
        if (choice < 6 || !last) await write(`${number}.${step}`);
        else if (choice < 7 && last.text !== '')
          await rewrite(last, random(3) === 0 ? '' : `${last.text} again`);
        else if (choice < 8)
          await who.browser.call('conversations.read', { params: { id }, body: { upTo: last.number } });
        else if (choice < 9) {
          await throttle({ partition: `conversation#${id}` }, 2);
          await throttle({ partition: `inbox#${other.id}` }, 2);
        } else {
          const params = { userId: other.id };
          await who.browser.call('conversations.block', { params });
          await write('While blocked');
          await eventually('the end of the block', async () => {
            const { status } = await who.browser.call('conversations.unblock', { params });
            return status === 200;
          });
        }
      }
    };
    await allClients(clients, client);

    for (const { id, applicant, employer } of talks) {
      const messages = await check(id, applicant, employer);
      for (const mine of sent) {
        const here = mine.filter(({ conversation }) => conversation === id);
        const numbers = here.map(({ number }) => number);
        expect(numbers).toEqual(numbers.toSorted((one, two) => one - two));
        for (const { clientId, number, text } of here)
          expect(messages[number - 1]).toMatchObject({ clientId, text });
      }
    }
  },
  600_000,
);

it('opens a conversation of 10,000 messages in two read units', async () => {
  const { applicant, employer, id } = await talking();
  const text =
    'a usual message of about a hundred characters, as people write them when they arrange an interview.';
  const requests = Array.from({ length: 9_999 }, (_, index) => {
    const by = index % 2 === 0 ? applicant.id : employer.id;
    const message = { number: index + 2, clientId: newId(), by, text, at: '2026-01-05T08:00:00.000Z' };
    return messageSteps(id, message).message.Put.Item;
  });
  await batchWrite(requests.map((Item) => ({ PutRequest: { Item } })));
  await updateItem(updateOf(conversationKey(id), { set: { count: 10_000 } }));
  const consumed = async () => {
    const { headers, body } = await applicant.browser.call('conversations.messages', { params: { id } });
    return { reads: Number(/reads=([\d.]+)/.exec(headers.get('x-consumed') ?? '')?.[1]), body };
  };
  await consumed();
  const { reads, body } = await consumed();
  // The session takes two.
  expect(reads - 2).toBeLessThanOrEqual(2);
  expect(body.items.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => 10_000 - index),
  );
  const { headers } = await applicant.browser.call('inbox.changes');
  expect(headers.get('x-consumed')).toContain('reads=3 ');
});
