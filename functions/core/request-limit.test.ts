import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases, rounds } from '#functions/testing/rounds.ts';
import { asOperator, itemAt } from '#functions/testing/stack.ts';
import { AppError } from './errors.ts';
import { hashToken, newId } from './ids.ts';
import { limitRequests, uncountRequest } from './request-limit.ts';

beforeAll(asOperator);

const LIMIT = { name: 'test-counted', limit: 5, windowSeconds: 60 };
const START = Date.UTC(2030, 0, 1);
/** The window's length and its parts', in ms. */
const [WINDOW, PART] = [60_000, 1_000];

/** Asks once at a moment (ms after the start): `done`, or the seconds to wait. */
const askAt = async (subject: string, ms: number, limit = LIMIT): Promise<'done' | number> => {
  try {
    await limitRequests(limit, subject, new Date(START + ms));
    return 'done';
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      return Number(error.headers['retry-after']);
    throw error;
  }
};

describe('the counter', () => {
  it('keeps to its definition, for any sequence of requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 20 }), async (gaps) => {
        const subject = newId();
        const counted: number[] = [];
        let at = 0;
        for (const gap of gaps) {
          at += gap;
          const outcome = await askAt(subject, at);
          const surely = counted.filter((moment) => moment > at - WINDOW).length;
          const perhaps = counted.filter((moment) => moment > at - WINDOW - PART).length;
          // Never more than the limit in any window; no request is refused for what is a window and a part ago.
          if (surely >= LIMIT.limit) expect(outcome).not.toBe('done');
          if (perhaps < LIMIT.limit) expect(outcome).toBe('done');
          if (outcome !== 'done') {
            // What it says to wait is enough.
            at += outcome * 1000;
            expect(await askAt(subject, at)).toBe('done');
          }
          counted.push(at);
        }
      }),
      cases(12, 60),
    );
  });

  it('makes room again for what is taken back, in the same part and later ones, but not for more', async () => {
    const subject = newId();
    for (let n = 0; n < LIMIT.limit; n++) expect(await askAt(subject, n * PART)).toBe('done');
    expect(await askAt(subject, 5 * PART)).not.toBe('done');
    const at = (ms: number) => new Date(START + ms);
    await uncountRequest(LIMIT, subject, at(4 * PART));
    await uncountRequest(LIMIT, subject, at(4 * PART));
    expect(await askAt(subject, 6 * PART)).toBe('done');
    expect(await askAt(subject, 6 * PART)).not.toBe('done');
    await uncountRequest(LIMIT, subject, at(2 * PART));
    expect(await askAt(subject, 6 * PART)).toBe('done');
    expect(await askAt(subject, 6 * PART)).not.toBe('done');
    await uncountRequest(LIMIT, newId(), at(0));
  });

  it.each([5, rounds(40, 300)])('lets exactly %i of many at once through', async (limit) => {
    const subject = newId();
    const outcomes = await Promise.all(
      Array.from({ length: limit + rounds(20, 100) }, () => askAt(subject, 0, { ...LIMIT, limit })),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(limit);
    expect(new Set(outcomes.filter((outcome) => outcome !== 'done'))).toEqual(new Set([61]));
  });

  it('is as strict while a part ends and the next begins', async () => {
    const subject = newId();
    const limit = { ...LIMIT, limit: rounds(30, 100) };
    const moments = Array.from({ length: 2 * limit.limit }, (_, index) => (index % 8) * PART);
    const outcomes = await Promise.all(moments.map((ms) => askAt(subject, ms, limit)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(limit.limit);
  });

  it('counts what comes late in the newest part, and forgets all after a long quiet', async () => {
    const subject = newId();
    for (let count = 0; count < LIMIT.limit; count++) await askAt(subject, 10_000 - count);
    expect(await askAt(subject, 0)).toBeGreaterThan(60);
    expect(await askAt(subject, 500_000)).toBe('done');
  });

  it('keeps subjects, names and windows apart', async () => {
    const [one, other] = [newId(), newId()];
    for (let count = 0; count < LIMIT.limit; count++) await askAt(one, 0);
    expect(await askAt(one, 0)).toBe(61);
    expect(await askAt(other, 0)).toBe('done');
    expect(await askAt(one, 0, { ...LIMIT, name: 'test-another' })).toBe('done');
    expect(await askAt(one, 0, { ...LIMIT, windowSeconds: 30 })).toBe('done');
  });

  it('holds one small record for each subject, without its name, that the table deletes', async () => {
    const subject = '203.0.113.9';
    await askAt(subject, 0, { ...LIMIT, name: newId() });
    const limit = { ...LIMIT, name: newId() };
    for (const ms of [0, 100, 5_000]) await askAt(subject, ms, limit);
    const item = await itemAt(`rate#${limit.name}#60#${hashToken(subject)}`, 'counter');
    expect(item).toMatchObject({ inWindow: 3, ttl: START / 1000 + 6 + 60 + 60 });
    expect(JSON.stringify(item)).not.toContain(subject);
    expect(JSON.stringify(item).length).toBeLessThan(1024);
  });
});
