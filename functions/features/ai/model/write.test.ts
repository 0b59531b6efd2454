import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { putItem } from '#functions/core/table.ts';
import {
  choosing,
  cut,
  failing,
  LocalBedrock,
  type Reply,
  raw,
  saying,
  silent,
} from '#functions/testing/bedrock.ts';
import { asOperator, itemAt } from '#functions/testing/stack.ts';
import { TOKENS_A_DAY } from '#shared/features/ai/rules.ts';
import type { Part } from '../answering/part.ts';
import { reserveTokens, settleTokens } from './budget.ts';
import { writtenByModel } from './write.ts';

const bedrock = new LocalBedrock();
let address = '';

const part: Part = {
  blocks: [
    { kind: 'paragraph', text: 'Our own words.' },
    { kind: 'paragraph', text: 'A caution that stays.' },
    { kind: 'cards', cards: [{ title: 'Data intern', detail: '', path: '/opportunities/1' }] },
  ],
  sources: [],
  suggestions: [],
  proposals: [],
  references: [],
  facts: [
    { about: 'opening', values: { title: { kind: 'text', value: 'Data intern' } }, path: '/opportunities/1' },
  ],
};
const NOW = new Date('2027-03-01T12:00:00Z');
const GOOD = 'You should look at {{f1.title}} first.';

const write = (userId = newId()) =>
  writtenByModel('Which fits me?', part, { userId, turns: [], now: NOW, signal: AbortSignal.timeout(8_000) });
const spentBy = async (userId: string) =>
  (await itemAt(`ai#${userId}`, `tokens#${NOW.toISOString().slice(0, 10)}`))?.spent;

beforeAll(async () => {
  address = await bedrock.start();
});
beforeEach(() => {
  asOperator();
  Object.assign(process.env, {
    MODEL_ID: 'eu.amazon.nova-lite-v1:0',
    AWS_REGION: 'eu-central-1',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: address,
  });
  bedrock.received.length = 0;
});
afterAll(() => bedrock.stop());

it('replaces the words and keeps the cards, settles what was used, and sends no text that a person wrote', async () => {
  bedrock.replies = [saying(`${GOOD} It has 3 places.`)];
  const userId = newId();
  expect((await write(userId))?.blocks).toEqual([
    { kind: 'paragraph', text: 'You should look at Data intern first.' },
    ...part.blocks.slice(1),
  ]);
  const [{ path = '', authorization = '', body = '' } = {}] = bedrock.received;
  expect(path).toBe('/model/eu.amazon.nova-lite-v1%3A0/converse');
  expect(authorization).toContain('/eu-central-1/bedrock/aws4_request');
  expect(body).not.toContain('Data intern');
  expect(JSON.parse(body).inferenceConfig.maxTokens).toBeGreaterThan(0);
  expect(await spentBy(userId)).toBe(340);
});

it.each<[string, Reply[], number]>([
  ['a throttle', [failing(429, 'ThrottlingException'), saying(GOOD)], 2],
  ['a model that is not ready', [failing(429, 'ModelNotReadyException'), saying(GOOD)], 2],
  ['a failure of the service', [failing(503, 'ServiceUnavailableException'), saying(GOOD)], 2],
])('is asked once more after %s', async (_, given, requests) => {
  bedrock.replies = given;
  expect(await write()).toBeDefined();
  expect(bedrock.received).toHaveLength(requests);
});

it.each<[string, Reply[], number]>([
  ['throttled twice', [failing(429, 'ThrottlingException')], 2],
  ['not allowed', [failing(403, 'AccessDeniedException')], 1],
  ['asked what it does not take', [failing(400, 'ValidationException')], 1],
  ['late', [silent], 1],
  ['cut off', [cut], 1],
  ['broken', [raw('{"output": {"mess')], 1],
  ['of another form', [raw('{"output": {"message": {"content": "hello"}}, "stopReason": "end_turn"}')], 1],
  ['calling a tool that was not offered', [choosing('applications_apply')], 1],
  ['malformed', [saying(GOOD, 'malformed_tool_use')], 1],
  ['filtered', [saying(GOOD, 'content_filtered')], 1],
  ['stopped by a guardrail', [saying(GOOD, 'guardrail_intervened')], 1],
  ['too long', [saying(GOOD, 'model_context_window_exceeded')], 1],
  ['hostile', [saying('Click [here](https://evil.example). Call {{f1.phone}}. You match 99 percent.')], 1],
  ['speechless', [saying('')], 1],
])('leaves the advisor’s own words when it is %s', async (_, given, requests) => {
  bedrock.replies = given;
  expect(await write()).toBeUndefined();
  expect(bedrock.received).toHaveLength(requests);
});

it('is not asked without a model, without facts, and beside a proposal', async () => {
  bedrock.replies = [saying(GOOD)];
  process.env.MODEL_ID = '';
  expect(await write()).toBeUndefined();
  process.env.MODEL_ID = 'amazon.nova-lite-v1:0';
  const writing = { userId: newId(), turns: [], now: NOW, signal: AbortSignal.timeout(8_000) };
  expect(await writtenByModel('Hello', { ...part, facts: [] }, writing)).toBeUndefined();
  const effect = {
    kind: 'save',
    label: 'Save',
    effect: 'Saves it.',
    target: '/x',
    run: { route: 'saved.save', input: {} },
  } as const;
  expect(await writtenByModel('Save it', { ...part, proposals: [effect] }, writing)).toBeUndefined();
  expect(bedrock.received).toEqual([]);
});

it('is not asked when the budget of the user is spent', async () => {
  bedrock.replies = [saying(GOOD)];
  const userId = newId();
  await reserveTokens(userId, TOKENS_A_DAY.user - 10, NOW);
  expect(await write(userId)).toBeUndefined();
  expect(bedrock.received).toEqual([]);
});

it('a hundred requests at the end of a budget get what is left and no more', async () => {
  const userId = newId();
  const each = 500;
  await reserveTokens(userId, TOKENS_A_DAY.user - 3 * each, NOW);
  const all = await Promise.all(Array.from({ length: 100 }, () => reserveTokens(userId, each, NOW)));
  expect(all.filter((one) => one !== undefined)).toHaveLength(3);
  expect(await spentBy(userId)).toBe(TOKENS_A_DAY.user);
  const [one] = all.filter((reservation) => reservation !== undefined);
  if (one) await settleTokens(one, 100);
  expect(await spentBy(userId)).toBe(TOKENS_A_DAY.user - 400);
});

it('what the stage has no room for is given back to the user', async () => {
  const [userId, at] = [newId(), new Date('2027-03-02T12:00:00Z')];
  await putItem({ Item: { pk: 'ai-tokens#2027-03-02', sk: 'ai-tokens', spent: TOKENS_A_DAY.stage - 100 } });
  expect(await reserveTokens(userId, 200, at)).toBeUndefined();
  expect((await itemAt(`ai#${userId}`, 'tokens#2027-03-02'))?.spent).toBe(0);
  expect(await reserveTokens(userId, 100, at)).toBeDefined();
});
