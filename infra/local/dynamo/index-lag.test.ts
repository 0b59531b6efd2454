import { afterAll, beforeAll, expect, test } from 'vitest';
import { assemblyDirectory } from '../testing/assembly.ts';
import { type ProbedCloud, startProbed, until } from '../testing/probing.ts';

let cloud: ProbedCloud;
beforeAll(async () => {
  cloud = await startProbed(assemblyDirectory(), { indexLagMs: 3_000 });
});
afterAll(() => cloud.stop());

const item = (status: string) => ({
  pk: { S: 'user#1' },
  sk: { S: 'application#1' },
  gsi1pk: { S: 'user#1#applications' },
  gsi1sk: { S: '2026' },
  status: { S: status },
});
const ask = async (command: string, input: Record<string, unknown>) =>
  (await cloud.ask({ do: 'dynamodb', command, input })).json();
/** The status that the index shows. */
const indexed = async (): Promise<string | undefined> => {
  const { ok } = await ask('Query', {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'user#1#applications' } },
  });
  return ok.Items[0]?.status.S;
};

test('an index shows what was written some time ago, the table what was written last', async () => {
  await ask('PutItem', { Item: item('new') });
  expect(await indexed()).toBeUndefined();
  await until(async () => (await indexed()) === 'new');
  await ask('PutItem', { Item: item('withdrawn') });
  expect(await indexed()).toBe('new');
  const { ok } = await ask('GetItem', { Key: { pk: { S: 'user#1' }, sk: { S: 'application#1' } } });
  expect(ok.Item.status.S).toBe('withdrawn');
  await until(async () => (await indexed()) === 'withdrawn');
  await ask('DeleteItem', { Key: { pk: { S: 'user#1' }, sk: { S: 'application#1' } } });
  expect(await indexed()).toBe('withdrawn');
  await until(async () => (await indexed()) === undefined);
});
