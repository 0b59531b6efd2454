import { expect, test } from 'vitest';
import { readable } from './readable.ts';

const line = (entry: object) => `[auth] ${JSON.stringify({ level: 'INFO', message: 'done', ...entry })}`;

test('a line shows what it is about', () => {
  const ids = { at: '2026-11-20T12:00:00.000Z', function: 'f', invocation: 'i', traceId: 't', edgeId: 'e' };
  expect(readable(line({ ...ids, requestId: 'r1', route: 'auth.session', status: 200, ms: 3 }))).toBe(
    '[auth] INFO done requestId=r1 route=auth.session status=200 ms=3',
  );
});

test('an error shows where it came from', () => {
  const cause = { name: 'TypeError', message: 'x is not a function', stack: 'TypeError: x…\n    at y.ts:1' };
  const error = { name: 'AppError', message: 'Something went wrong', stack: 'AppError…', cause };
  expect(readable(line({ level: 'ERROR', message: 'request failed', code: 'internal', error }))).toBe(
    '[auth] ERROR request failed code=internal\nTypeError: x…\n    at y.ts:1',
  );
  expect(readable(line({ error: { name: 'Error', message: 'm' } }))).toBe('[auth] INFO done\nError: m');
});

test.each(['ERROR the table is gone', '[edge] text', '[auth] {"_aws":{}}', '[auth] {"level":broken}'])(
  '%j stays as it is',
  (text) => {
    expect(readable(text)).toBe(text);
  },
);
