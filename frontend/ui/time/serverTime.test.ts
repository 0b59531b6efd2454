import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './serverTime.ts';

const headers = (at: number, age?: number) =>
  new Headers({ date: new Date(at).toUTCString(), ...(age !== undefined && { age: String(age) }) });

afterEach(() => vi.useRealTimers());

it('knows the server’s time within two seconds, whatever the device says and however long answers take', () => {
  vi.useFakeTimers();
  const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
  const answer = fc.record({
    after: fc.integer({ min: 0, max: 60_000 }),
    there: fc.integer({ min: 0, max: 800 }),
    back: fc.integer({ min: 0, max: 800 }),
    age: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(
      moment,
      moment,
      fc.array(answer, { minLength: 1, maxLength: 8 }),
      (server, device, answers) => {
        let passed = 0;
        for (const { after, there, back, age } of answers) {
          const sentAt = device + passed + after;
          const madeAt = server + passed + after + there - (age ?? 0) * 1000;
          passed += after + there + back;
          noteServerTime(headers(madeAt, age), sentAt, device + passed);
          vi.setSystemTime(device + passed);
          const error = serverNow() - (server + passed);
          // The seconds of both headers, and the way there and back.
          expect(Math.abs(error)).toBeLessThanOrEqual(2000 + there + back);
        }
      },
    ),
  );
});

it('does not change with every answer', () => {
  vi.useFakeTimers({ now: 0 });
  const at = Date.UTC(2026, 10, 26);
  noteServerTime(headers(at + 300_000), at, at);
  vi.setSystemTime(at);
  const known = serverNow();
  for (let passed = 0; passed < 5000; passed += 130) {
    vi.setSystemTime(at + passed);
    noteServerTime(headers(known + passed), at + passed - 50, at + passed);
    expect(serverNow()).toBe(known + passed);
  }
});

it('stays with what it knows when an answer has no date', () => {
  const known = serverNow() - Date.now();
  noteServerTime(new Headers(), Date.now());
  noteServerTime(new Headers({ date: 'yesterday' }), Date.now());
  expect(serverNow() - Date.now()).toBeLessThanOrEqual(known + 50);
});
