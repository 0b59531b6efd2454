import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { limitAttempts } from './attempt-limit.ts';
import { AppError } from './errors.ts';
import { hashToken, newId } from './ids.ts';

beforeAll(asOperator);

const LIMIT = { name: 'test', limit: 3, windowSeconds: 60 };
const START = Date.UTC(2030, 0, 1);

/** Tries once at a moment (ms after the start): whether the attempt was let through, or the seconds to wait. */
const tryAt = async (
  subject: string,
  ms: number,
  counts: boolean,
  limit = LIMIT,
): Promise<'done' | number> => {
  try {
    return await limitAttempts(limit, subject, new Date(START + ms), async () => ({ value: 'done', counts }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      return Number(error.headers['retry-after']);
    throw error;
  }
};

/** Waits until as many attempts as there is room for are noted as under way. */
const started = (subject: string) =>
  eventually('the attempts under way', async () => {
    const record = await itemAt(`rate#${LIMIT.name}#${hashToken(subject)}`, 'rate');
    return Object.keys(record?.pending ?? {}).length === LIMIT.limit;
  });

describe('the sliding window', () => {
  it('behaves like its definition, for any sequence of attempts', async () => {
    const attempt = fc.record({ after: fc.integer({ min: 0, max: 40_000 }), counts: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 15 }), async (attempts) => {
        const subject = newId();
        const counted: number[] = [];
        let at = 0;
        for (const { after, counts } of attempts) {
          at += after;
          const inWindow = counted.filter((began) => began > at - 60_000);
          const outcome = await tryAt(subject, at, counts);
          if (inWindow.length < LIMIT.limit) {
            expect(outcome).toBe('done');
            if (counts) counted.push(at);
          } else {
            const leaves = (inWindow[inWindow.length - LIMIT.limit] ?? 0) + 60_000;
            expect(outcome).toBeGreaterThanOrEqual(Math.floor((leaves - at) / 1000));
            expect(outcome).toBeLessThanOrEqual(Math.ceil((leaves - at) / 1000));
          }
        }
      }),
      cases(12, 60),
    );
  });

  it('is strict when many try at once, whatever fraction of them counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), async (outcomes) => {
        const subject = newId();
        let done = 0;
        let failures = 0;
        await Promise.all(
          outcomes.map((counts) =>
            limitAttempts(LIMIT, subject, new Date(START), async () => {
              done += 1;
              if (counts) failures += 1;
              return { value: undefined, counts };
            }).catch((error) => expect(error).toMatchObject({ code: 'too_many_requests' })),
          ),
        );
        const wrong = outcomes.filter(Boolean).length;
        expect(failures).toBeLessThanOrEqual(LIMIT.limit);
        // No request is refused before the window is full of what counts.
        if (wrong < LIMIT.limit) expect(done).toBe(outcomes.length);
        else expect(failures).toBe(LIMIT.limit);
      }),
      cases(5, 15),
    );
  });

  it('keeps subjects and names apart', async () => {
    const [one, other] = [newId(), newId()];
    for (let count = 0; count < LIMIT.limit; count++) await tryAt(one, 0, true);
    expect(await tryAt(one, 0, true)).toBe(60);
    expect(await tryAt(other, 0, true)).toBe('done');
    expect(await tryAt(one, 0, true, { ...LIMIT, name: 'another' })).toBe('done');
  });

  it('leaves no record of an attempt that does not count, unless others do', async () => {
    const subject = newId();
    const record = () => itemAt(`rate#${LIMIT.name}#${hashToken(subject)}`, 'rate');
    await tryAt(subject, 0, false);
    expect(await record()).toBeUndefined();
    await tryAt(subject, 0, true);
    await tryAt(subject, 1000, false);
    expect(await record()).toMatchObject({ counted: [START], pending: {} });
  });

  it('does not count an attempt that throws', async () => {
    const subject = newId();
    const failing = () => Promise.reject(new Error('the user pool is away'));
    for (let count = 0; count < LIMIT.limit + 1; count++)
      await expect(limitAttempts(LIMIT, subject, new Date(START), failing)).rejects.toThrow(
        'the user pool is away',
      );
    expect(await tryAt(subject, 0, true)).toBe('done');
  });

  it('lets an attempt wait for those under way', async () => {
    const subject = newId();
    const { promise, resolve } = Promise.withResolvers<void>();
    const now = new Date(START);
    const hang = async () => {
      await promise;
      return { value: undefined, counts: false };
    };
    const underWay = Array.from({ length: LIMIT.limit }, () => limitAttempts(LIMIT, subject, now, hang));
    await started(subject);
    let began = false;
    const waiting = limitAttempts(LIMIT, subject, now, async () => {
      began = true;
      return { value: undefined, counts: false };
    });
    // At once: an attempt waits for 7 s at most, and what is proved of others has to be within that time.
    const others = await Promise.all(Array.from({ length: 10 }, () => tryAt(newId(), 0, true)));
    expect(others).toEqual(Array(10).fill('done'));
    expect(began).toBe(false);
    resolve();
    await Promise.all([...underWay, waiting]);
    expect(began).toBe(true);
  });

  it('releases the attempt of a crashed function after 15 s', async () => {
    const subject = newId();
    const { promise, resolve } = Promise.withResolvers<void>();
    const hang = async () => {
      await promise;
      return { value: undefined, counts: true };
    };
    const underWay = Array.from({ length: LIMIT.limit }, () =>
      limitAttempts(LIMIT, subject, new Date(START), hang),
    );
    await started(subject);
    expect(await tryAt(subject, 16_000, false)).toBe('done');
    // They have not crashed after all: what they report later still counts.
    resolve();
    await Promise.all(underWay);
    expect(await tryAt(subject, 17_000, false)).toBe(43);
  });
});
