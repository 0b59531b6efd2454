import { describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { Browser } from '#functions/testing/api.ts';
import { published } from '#functions/testing/publish.ts';

const get = (id: string) => new Browser().call('opportunities.get', { params: { id } });

describe('one opportunity', () => {
  it('is answered whole, to every visitor', async () => {
    const pay = { min: 90_000, max: 120_000, currency: 'USD', period: 'year' } as const;
    const opportunity = await published({ description: 'Long.\n\nAnd in parts. '.repeat(50), pay });
    expect((await get(opportunity.id)).body).toEqual(opportunity);
  });

  it.each([
    ['closed', { status: 'closed' }],
    ['paused', { status: 'paused' }],
    ['expired', { deadline: '2026-01-06' }],
    ['expired', { deadline: '2026-01-06', status: 'paused' }],
  ] as const)('is %s with %j', async (status, given) => {
    const { id } = await published(given);
    expect((await get(id)).body.status).toBe(status);
  });

  it.each([newId(), 'recommended ', '#', '%20', 'x'.repeat(64)])('answers 404 for %j', async (id) => {
    const answer = await get(id);
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
  });

  it('answers 400 for an id that none has', async () => {
    expect((await get('x'.repeat(65))).error.code).toBe('invalid_input');
  });
});
