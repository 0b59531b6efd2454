import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { LocalBedrock, saying } from '#functions/testing/bedrock.ts';
import { fillCounter } from '#functions/testing/limits.ts';
import { member } from '#functions/testing/members.ts';
import { outputOf } from '#functions/testing/output.ts';
import { allClients, rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, itemAt } from '#functions/testing/stack.ts';
import { QUESTIONS, TOKENS_A_DAY } from '#shared/features/ai/rules.ts';
import type { Part } from './answering/part.ts';
import { QUESTION_LIMIT } from './limits.ts';
import { reserveTokens } from './model/budget.ts';
import { writtenByModel } from './model/write.ts';

const ASKED = rounds(16, 100);
const LEFT = 5;

const bedrock = new LocalBedrock();
let address = '';
beforeAll(async () => {
  address = await bedrock.start();
});
afterAll(() => bedrock.stop());

it('of many questions at the end of the limit exactly those that are left are answered and kept', async () => {
  const who = await member();
  const now = await advanceClock(0);
  await fillCounter(QUESTION_LIMIT, who.id, QUESTIONS.limit - LEFT, now);
  const answered: string[] = [];
  const waits: string[] = [];
  await allClients(ASKED, async (number) => {
    const message = `Hello, number ${number}`;
    const answer = await who.browser.call('ai.chat', { body: { message } });
    if (answer.status === 200) answered.push(message);
    else {
      const { code, details } = answer.error;
      expect([answer.status, code]).toEqual([429, 'too_many_requests']);
      waits.push(details && 'retryAt' in details ? details.retryAt : '');
    }
  });
  expect([answered.length, waits.length]).toEqual([LEFT, ASKED - LEFT]);
  // The window ends with a part of it, a sixtieth.
  const latest = (await advanceClock(0)).getTime() + (QUESTIONS.windowSeconds * 1000 * 61) / 60;
  for (const retryAt of waits) {
    expect(Date.parse(retryAt)).toBeGreaterThan(now.getTime());
    expect(Date.parse(retryAt)).toBeLessThanOrEqual(latest);
  }
  const { items } = (await who.browser.call('ai.history')).body;
  const kept = items.filter(({ isUser }) => isUser).map(({ text }) => text);
  expect(kept.toSorted()).toEqual(answered.toSorted());
});

const PART: Part = {
  blocks: [{ kind: 'paragraph', text: 'Our own words.' }],
  facts: [{ about: 'opening', values: { title: { kind: 'text', value: 'Data intern' } }, path: '/x' }],
  ...{ sources: [], suggestions: [], proposals: [], references: [] },
};

it('many questions at the end of the tokens of a day never take more than are left, and the rest keeps its own words', async () => {
  const [room, used] = [2_000, 340];
  const [userId, now] = [newId(), new Date('2027-03-01T12:00:00Z')];
  asOperator();
  Object.assign(process.env, { MODEL_ID: 'x', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: address });
  await reserveTokens(userId, TOKENS_A_DAY.user - room, now);
  const spent = async () => Number((await itemAt(`ai#${userId}`, 'tokens#2027-03-01'))?.spent);
  /** What is spent whenever the model is asked. */
  const reserved: number[] = [];
  bedrock.replies = [
    (response) =>
      void spent().then((tokens) => {
        reserved.push(tokens);
        saying('You should look at {{f1.title}} first.')(response);
      }),
  ];
  const written: (Part | undefined)[] = [];
  const logged = await outputOf(() =>
    allClients(ASKED, async () => {
      const asking = { userId, turns: [], now, signal: AbortSignal.timeout(8_000) };
      written.push(await writtenByModel('Which fits me?', PART, asking));
    }),
  );
  const byModel = written.filter((part) => part !== undefined).length;
  const reasons = logged.flatMap((line) => JSON.parse(line).reason ?? []);
  expect(byModel + reasons.length).toBe(ASKED);
  expect(reasons).toContain('spent');
  expect(byModel).toBeGreaterThan(0);
  expect(byModel).toBeLessThanOrEqual(room / used);
  for (const tokens of [...reserved, await spent()]) expect(tokens).toBeLessThanOrEqual(TOKENS_A_DAY.user);
  expect(await spent()).toBeGreaterThanOrEqual(TOKENS_A_DAY.user - room + byModel * used);
});
