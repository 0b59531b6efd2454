import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { apply } from '#functions/testing/applications.ts';
import { member } from '#functions/testing/members.ts';
import { published } from '#functions/testing/publish.ts';
import { asOperator, eventually, throttle } from '#functions/testing/stack.ts';
import { newId } from './ids.ts';
import { batchWrite, getItem, getItems, transact } from './table.ts';

beforeAll(asOperator);

describe('a throttled partition', () => {
  it('delays a transaction, which happens in the end', async () => {
    const key = { pk: `seed#${newId()}`, sk: 'seed' };
    await throttle({ partition: key.pk }, 4);
    await transact({ seed: { Put: { Item: { ...key, entity: 'seed' } } } });
    expect(await getItem(z.object({ sk: z.string() }), key)).toEqual({ sk: 'seed' });
  });

  it('asks the caller to come back when it takes too long', async () => {
    const { id } = await published();
    const { browser } = await member();
    await throttle({ partition: `opportunity#${id}` }, 1000);
    const refused = await browser.call('opportunities.get', { params: { id } });
    expect([refused.status, refused.error.code]).toEqual([503, 'unavailable']);
    expect(refused.headers.get('retry-after')).toBe('1');
    await throttle({ partition: `opportunity#${id}` }, 0);
    expect((await browser.call('opportunities.get', { params: { id } })).status).toBe(200);
  });

  it('leaves a part of a batch undone, which is done next', async () => {
    const partition = `posting-${newId()}`;
    const items = Array.from({ length: 60 }, (_, i) => ({
      pk: i % 2 === 0 ? partition : `${partition}-2`,
      sk: String(i),
      entity: 'posting',
    }));
    await throttle({ partition }, 40);
    await batchWrite(items.map((Item) => ({ PutRequest: { Item } })));
    await throttle({ partition }, 40);
    const found = await getItems(z.object({ sk: z.string() }), items);
    expect(found.map(({ sk }) => Number(sk)).sort((a, b) => a - b)).toEqual(items.map((_, i) => i));
  });
});

describe('a throttled function', () => {
  it('is answered for by the gateway', async () => {
    const { browser } = await member();
    await throttle({ function: 'system' }, 1);
    const refused = await browser.call('system.health');
    expect([refused.status, refused.text]).toEqual([503, '{"message":"Service Unavailable"}']);
    expect((await browser.call('system.health')).status).toBe(200);
  });

  it('does not use up the retries of a stream record', async () => {
    await throttle({ function: 'stream' }, 10);
    const [person, opportunity] = [await member(), await published()];
    await apply(person, opportunity.id);
    await eventually('the notification', async () => {
      const { body } = await person.browser.call('notifications.list');
      return body.items.length > 0;
    });
  });
});
