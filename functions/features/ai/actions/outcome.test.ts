import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { planned } from '#functions/core/advisor/define-tool.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { itemAt } from '#functions/testing/stack.ts';
import { newMessageIds } from '../conversation/messages.ts';
import { storeExchange } from '../conversation/store.ts';
import { confirm } from './confirm.ts';
import { proposedAction } from './propose.ts';

/** Speaks Lambda’s Invoke: each call is answered by the next of these. */
type Reply = (response: ServerResponse) => void;
let replies: Reply[] = [];
let calls = 0;
const server = createServer((message, response) => {
  message.resume().on('end', () => {
    calls += 1;
    replies.shift()?.(response);
  });
});

/** What the function of a feature returned. */
const returning =
  (statusCode: number, body: object): Reply =>
  (response) =>
    response.end(JSON.stringify({ statusCode, body: JSON.stringify(body) }));
const record = (status: string): Reply => returning(200, { status });
const refusal = (statusCode: number): Reply =>
  returning(statusCode, { code: 'internal', message: 'It failed.' });
/** The connection breaks after the function has begun. */
const breaking: Reply = (response) => response.destroy();
const crashed: Reply = (response) =>
  response.writeHead(200, { 'x-amz-function-error': 'Unhandled' }).end('{"errorMessage":"Task timed out"}');

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let person: Member;
beforeEach(async () => {
  person = await member();
  calls = 0;
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${port}`,
    FEATURES_ARN: 'arn:aws:lambda:eu-central-1:000000000000:function:fledge-',
  });
});

const NOW = new Date('2027-03-01T12:00:00Z');

/** Proposes to save an opening whose status was read as `open`, and confirms it. */
const confirmed = async (given: readonly Reply[]) => {
  const ids = newMessageIds(NOW);
  const params = { opportunityId: 'one' };
  const action = await proposedAction(
    {
      kind: 'save',
      label: 'Save',
      effect: 'Saves it.',
      target: '/opportunities/one',
      run: planned('saved.save', { params }),
      unchanged: { ...planned('saved.get', { params }), fields: ['status'] },
    },
    { messageId: ids.answer, place: 0, now: NOW },
    () => Promise.resolve({ status: 'open' }),
  );
  const answer = {
    blocks: [],
    sources: [],
    suggestions: [],
    response: 'I can save it.',
    by: 'embedded',
  } as const;
  await storeExchange(
    {
      userId: person.id,
      ids,
      message: 'Save it',
      questionId: undefined,
      answer: { ...answer, blocks: [], sources: [], suggestions: [] },
      actions: [action],
      memory: undefined,
      turns: [],
      now: NOW,
    },
    undefined,
  );
  replies = [...given];
  const account = await getAccount(person.id);
  const call = {
    account,
    params: { id: action.id },
    now: NOW,
    sender: () => '127.0.0.1',
    sessionToken: 'x',
    requestId: 'r',
  };
  const outcome = await confirm(call as never).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
  return { outcome, state: (await itemAt(`ai#${person.id}`, `action#${action.id}`))?.state };
};

it.each([
  ['broke off', breaking],
  ['crashed', crashed],
  ['failed', refusal(500)],
] as const)('a route that %s has done its work when the record is another one after it', async (_, reply) => {
  expect(await confirmed([record('open'), reply, record('closed')])).toEqual({
    outcome: 'done',
    state: 'done',
  });
  expect(calls).toBe(3);
});

it.each([
  ['broke off', breaking],
  ['crashed', crashed],
  ['failed', refusal(500)],
] as const)(
  'a route that %s has not, when the record is as it was, and is not run again',
  async (_, reply) => {
    const { outcome, state } = await confirmed([record('open'), reply, record('open')]);
    expect([outcome, state]).toEqual(['unavailable', 'failed']);
  },
);

it('what Lambda refuses has not begun: it can be confirmed again', async () => {
  const busy: Reply = (response) => response.writeHead(429).end('{}');
  expect(await confirmed([record('open'), busy])).toEqual({ outcome: 'unavailable', state: 'open' });
  expect(await confirmed([busy])).toEqual({ outcome: 'unavailable', state: 'open' });
});

it('a record that is another one before the route runs is not touched', async () => {
  expect(await confirmed([record('closed')])).toEqual({ outcome: 'action_changed', state: 'failed' });
  expect(await confirmed([refusal(404)])).toEqual({ outcome: 'action_changed', state: 'failed' });
  expect(calls).toBe(2);
});
