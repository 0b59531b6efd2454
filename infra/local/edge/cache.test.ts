import { describe, expect, test } from 'vitest';
import type { HttpResponse } from '../http.ts';
import { EdgeCache, secondsToKeep } from './cache.ts';

const response = (
  body: string | Buffer,
  headers: Record<string, string> = {},
  status = 200,
): HttpResponse => ({
  status,
  headers: new Headers(headers),
  body: Buffer.from(body),
});

describe('how long an answer is kept', () => {
  const ttl = { min: 0, default: 0, max: 10 };
  test.each([
    ['s-maxage=5', 5],
    ['public, max-age=0, s-maxage=5', 5],
    ['max-age=3', 3],
    ['s-maxage=60', 10],
    ['s-maxage=5, private', 0],
    ['no-cache', 0],
    ['no-store', 0],
    ['', 0],
  ])('%s: %d s', (control, seconds) => {
    expect(secondsToKeep(ttl, response('', { 'cache-control': control }))).toBe(seconds);
  });

  test('errors are not kept', () => {
    expect(secondsToKeep(ttl, response('', { 'cache-control': 's-maxage=5' }, 404))).toBe(0);
  });

  test('a minimum wins over no-store, as CloudFront has it', () => {
    expect(secondsToKeep({ ...ttl, min: 1 }, response('', { 'cache-control': 'no-store' }))).toBe(1);
  });
});

describe('the cache', () => {
  test('gives an answer until its time is over', () => {
    let now = 1_000;
    const cache = new EdgeCache(() => now);
    cache.put('a', response('x'), 5);
    now += 4_999;
    expect(cache.get('a')).toMatchObject({ age: 4, response: { body: Buffer.from('x') } });
    now += 1;
    expect(cache.get('a')).toBeUndefined();
  });

  test('is bounded by number and by bytes; what was used longest ago goes first', () => {
    const cache = new EdgeCache(() => 0);
    for (let index = 0; index < 1_000; index += 1) cache.put(`${index}`, response('x'), 5);
    cache.get('0');
    cache.put('one more', response('x'), 5);
    expect(cache.get('0')).toBeDefined();
    expect(cache.get('1')).toBeUndefined();
    const megabytes = (count: number) => response(Buffer.alloc(count * 1024 * 1024));
    cache.put('large', megabytes(12), 5);
    cache.put('larger', megabytes(14), 5);
    expect(cache.get('large')).toBeUndefined();
    expect(cache.get('larger')).toBeDefined();
    cache.put('too large', megabytes(17), 5);
    expect(cache.get('too large')).toBeUndefined();
    expect(cache.get('larger')).toBeDefined();
  });
});
