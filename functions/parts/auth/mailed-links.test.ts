import { describe, expect, it } from 'vitest';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { confirmationLinks } from './confirmations.ts';
import { invitationLinks } from './invitations.ts';
import { mailedLinks } from './mailed-links.ts';

withOwnTable();

const NOW = new Date('2026-01-01T00:00:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const USER = { id: 'a', email: 'ada@people.fledge.test' };

const SECONDS = 60;
const links = mailedLinks({ token: 'confirmation', request: 'confirmation-request', seconds: SECONDS });

describe('a mailed link', () => {
  it('is stored by its hash', async () => {
    const token = await links.create(USER, NOW);
    expect(JSON.stringify(await allItems())).not.toContain(token);
    expect(await links.find(token, NOW)).toMatchObject({ userId: 'a', email: USER.email });
    expect(await links.find(`${token}x`, NOW)).toBeUndefined();
  });

  it('works once, however often it is used at the same moment', async () => {
    const token = await links.create(USER, NOW);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => links.use(token, later(1), {})));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(links.use(token, later(2), {})).rejects.toThrow(TransactionFailed);
    expect((await links.find(token, later(2)))?.usedAt).toBe(later(1).toISOString());
  });

  it('expires, used or not', async () => {
    const token = await links.create(USER, NOW);
    await expect(links.use(token, later(SECONDS), {})).rejects.toThrow(TransactionFailed);
    expect(await links.find(token, later(SECONDS))).toBeUndefined();
    await links.use(token, later(SECONDS - 1), {});
  });

  it('is not used up by writes whose condition does not hold', async () => {
    const token = await links.create(USER, NOW);
    const failing = { Put: { Item: { pk: 'x', sk: 'x' }, ConditionExpression: 'attribute_exists(pk)' } };
    await expect(links.use(token, NOW, { failing })).rejects.toMatchObject({ failed: { failing: {} } });
    await links.use(token, NOW, {});
  });

  it('of one kind does not work as another', async () => {
    const token = await confirmationLinks.create(USER, NOW);
    expect(await invitationLinks.find(token, NOW)).toBeUndefined();
    await expect(invitationLinks.use(token, NOW, {})).rejects.toThrow(TransactionFailed);
  });
});
