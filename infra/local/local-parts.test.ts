import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/core/durations.ts';
import { openClock } from './clock.ts';
import type { HttpRequest } from './http.ts';
import { localRoutes } from './local-routes.ts';
import { openState } from './state.ts';
import type { JsonObject } from './template/types.ts';
import { assemblyDirectory, resourceOf } from './testing/assembly.ts';
import { newDataDir, type ProbedCloud, ROUTES, startProbed, until } from './testing/probing.ts';

let cloud: ProbedCloud;
beforeAll(async () => {
  cloud = await startProbed(assemblyDirectory());
});
const dataDir = newDataDir();
const otherDataDir = newDataDir();
afterAll(async () => {
  await cloud.stop();
  for (const folder of [dataDir, otherDataDir]) rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${cloud.url}${path}`, { method: 'POST', body, headers });

const moveClock = (body: string, headers: Record<string, string> = {}) =>
  post('/__local/clock', body, { 'content-type': 'application/json', ...headers });

describe('the routes of the local stage', () => {
  test('the clock moves what the functions see, by the sum of all advances', async () => {
    const seen = async () => {
      const answer = await cloud.ask({ do: 'echo' }, ROUTES.system);
      const { event } = (await answer.json()) as { event: { requestContext: { timeEpoch: number } } };
      return event.requestContext.timeEpoch;
    };
    const before = await seen();
    for (const advanceMs of [HOUR_MS, 0.25 * HOUR_MS + 0.4, 900_000])
      expect((await moveClock(JSON.stringify({ advanceMs }))).status).toBe(200);
    const moved = (await seen()) - before;
    expect(moved).toBeGreaterThanOrEqual(5_400_000);
    expect(moved).toBeLessThan(5_430_000);
  });

  test.each([
    '',
    '{}',
    'null',
    '{"advanceMs":"1"}',
    '{"advanceMs":null}',
    '{"advanceMs":-1}',
    '{"advanceMs":1e308}',
    '{"advanceMs":1e999}',
    '{"advanceMs":400000000000}',
  ])('the clock refuses %j', async (body) => {
    expect((await moveClock(body)).status).toBe(400);
  });

  test('the clock does not go beyond the year 2199', async () => {
    const state = openState(dataDir);
    const clock = openClock(state, () => Date.UTC(2199, 11, 31));
    const request = (advanceMs: number): HttpRequest => ({
      method: 'POST',
      path: '/__local/clock',
      query: '',
      headers: new Headers({ 'content-type': 'application/json' }),
      body: Buffer.from(JSON.stringify({ advanceMs })),
      clientIp: '127.0.0.1',
      clientPort: 0,
    });
    const routes = localRoutes({
      clock,
      mail: { list: () => [] },
      throttles: { throttle: () => undefined },
      functions: { defineAll: () => [] },
    });
    expect([routes(request(1000)).status, routes(request(86_400_001)).status]).toEqual([200, 400]);
    state.close();
  });

  test.each([
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'http://localhost:1' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json; charset=utf-8' }, 200],
  ] as const)('the clock answers a request with %j with %i', async (headers, status) => {
    expect((await moveClock('{"advanceMs":0}', { ...headers })).status).toBe(status);
  });

  test('the clock is moved by pages of its own site', async () => {
    expect((await moveClock('{"advanceMs":0}', { origin: cloud.url })).status).toBe(200);
  });

  test('mail wants to know whose', async () => {
    expect((await fetch(`${cloud.url}/__local/mail`)).status).toBe(400);
    expect(await (await fetch(`${cloud.url}/__local/mail?to=nobody@fledge.test`)).json()).toEqual([]);
  });

  test('there is nothing else', async () => {
    expect((await fetch(`${cloud.url}/__local/state`)).status).toBe(404);
    expect((await fetch(`${cloud.url}/__local/clock`)).status).toBe(404);
  });
});

describe('the HTTP API', () => {
  test.each([
    [{ do: 'throw', message: 'no' }, 500],
    [{ do: 'exit' }, 500],
    [{ do: 'answer', result: { statusCode: 999 } }, 500],
    [{ do: 'answer', result: { statusCode: 418, body: 'tea' } }, 418],
  ] as const)('a function that does %j answers %i', async (order, status) => {
    expect((await cloud.ask(order)).status).toBe(status);
  });

  test('more than 10 MB are refused', async () => {
    const answer = await post('/api/applications', 'x'.repeat(10 * 1024 * 1024 + 1));
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
  });
});

test('transactions that meet on an item conflict, as in the cloud', async () => {
  const Update = {
    TableName: cloud.runtime.tableName,
    Key: { pk: { S: 'user#x' }, sk: { S: 'counter' } },
    UpdateExpression: 'ADD n :one',
    ExpressionAttributeValues: { ':one': { N: '1' } },
  };
  const once = async () =>
    (
      await cloud.ask({
        do: 'dynamodb',
        command: 'TransactWriteItems',
        input: { TransactItems: [{ Update }] },
      })
    ).json();
  const answers: Record<string, unknown>[] = [];
  // In rounds: a thread that still loads while another works off all calls of the first one meets none.
  await until(async () => {
    answers.push(...(await Promise.all(Array.from({ length: 60 }, once))));
    return answers.some(({ ok }) => !ok);
  });
  const done = answers.filter(({ ok }) => ok);
  const refused = answers.filter(({ ok }) => !ok);
  for (const answer of refused) {
    expect(answer).toMatchObject({
      error: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    });
  }
  const item = await cloud.ask({ do: 'dynamodb', command: 'GetItem', input: { Key: Update.Key } });
  expect(await item.json()).toMatchObject({ ok: { Item: { n: { N: String(done.length) } } } });
});

test('a custom resource is made again only when its properties change', async () => {
  const secret = async (rotation: number): Promise<string> => {
    const changed = (template: Parameters<typeof resourceOf>[0]) => {
      resourceOf(template, 'Custom::Random').Rotation = rotation;
    };
    const one = await startProbed(assemblyDirectory(changed), { dataDir });
    const { event } = (await (await one.ask({ do: 'echo' })).json()) as { event: { headers: JsonObject } };
    await one.stop();
    return String(event.headers['x-origin-secret']);
  };
  const [first, again, rotated] = [await secret(1), await secret(1), await secret(2)];
  expect(first).toMatch(/^Create-/);
  expect(again).toBe(first);
  expect(rotated).toMatch(/^Update-/);
});

/** Lists that the function's policy lets it read. */
const LISTS = { gsi1: 'user#x#applications', gsi2: 'opportunity#x#applications' } as const;

test('an index that the template gains or loses is made or dropped in existing data', async () => {
  const withIndexes = async (names: string[]): Promise<string[]> => {
    const changed = (template: Parameters<typeof resourceOf>[0]) => {
      const table = resourceOf(template, 'AWS::DynamoDB::Table');
      const keep = ({ IndexName, AttributeName }: JsonObject) =>
        names.some((name) => String(IndexName ?? AttributeName).startsWith(name)) ||
        /^[ps]k$/.test(String(AttributeName));
      table.GlobalSecondaryIndexes = (table.GlobalSecondaryIndexes as JsonObject[]).filter(keep);
      table.AttributeDefinitions = (table.AttributeDefinitions as JsonObject[]).filter(keep);
    };
    const one = await startProbed(assemblyDirectory(changed), { dataDir: otherDataDir });
    const item = {
      pk: { S: 'user#x' },
      sk: { S: 'b' },
      gsi1pk: { S: LISTS.gsi1 },
      gsi1sk: { S: 'y' },
      gsi2pk: { S: LISTS.gsi2 },
      gsi2sk: { S: 'y' },
    };
    await one.ask({ do: 'dynamodb', command: 'PutItem', input: { Item: item } });
    const found: string[] = [];
    for (const IndexName of ['gsi1', 'gsi2'] as const) {
      const input = {
        IndexName,
        KeyConditionExpression: `${IndexName}pk = :pk`,
        ExpressionAttributeValues: { ':pk': { S: LISTS[IndexName] } },
      };
      const answer = (await (await one.ask({ do: 'dynamodb', command: 'Query', input })).json()) as {
        ok?: { Count: number };
      };
      if (answer.ok?.Count === 1) found.push(IndexName);
    }
    await one.stop();
    return found;
  };
  expect(await withIndexes(['gsi1'])).toEqual(['gsi1']);
  expect(await withIndexes(['gsi1', 'gsi2'])).toEqual(['gsi1', 'gsi2']);
  expect(await withIndexes(['gsi2'])).toEqual(['gsi2']);
});
