import { describe, expect, test } from 'vitest';
import type { Json } from '../template/types.ts';
import { compileFilter } from './filter.ts';

const record = (pk: string, extra: Record<string, Json> = {}): Json => ({
  eventName: 'INSERT',
  dynamodb: { Keys: { pk: { S: pk } }, ...extra },
});
const onKey = (rule: Json): Json => ({ dynamodb: { Keys: { pk: { S: [rule] } } } });

describe('a filter pattern', () => {
  test.each<[string, Json, Json, boolean]>([
    ['a prefix', onKey({ prefix: 'user#' }), record('user#1'), true],
    ['another prefix', onKey({ prefix: 'user#' }), record('email#1'), false],
    ['an exact value', onKey('user#1'), record('user#1'), true],
    ['a longer value', onKey('user#1'), record('user#12'), false],
    ['a suffix', onKey({ suffix: '#1' }), record('user#1'), true],
    ['anything but', onKey({ 'anything-but': ['user#1'] }), record('user#1'), false],
    ['anything but another', onKey({ 'anything-but': ['user#1'] }), record('user#2'), true],
    ['anything but a prefix', onKey({ 'anything-but': { prefix: 'search#' } }), record('search#a'), false],
    [
      'what exists',
      { dynamodb: { NewImage: { ttl: { N: [{ exists: true }] } } } },
      record('a', { NewImage: { ttl: { N: '1' } } }),
      true,
    ],
    ['what is absent', { dynamodb: { NewImage: { ttl: { N: [{ exists: false }] } } } }, record('a'), true],
    [
      'absence of what exists',
      { dynamodb: { Keys: { pk: { S: [{ exists: false }] } } } },
      record('a'),
      false,
    ],
    [
      'several fields, of which one differs',
      { eventName: ['REMOVE'], ...(onKey('a') as object) },
      record('a'),
      false,
    ],
    ['alternatives of one value', { eventName: ['MODIFY', 'INSERT'] }, record('a'), true],
    ['alternatives of fields', { $or: [{ eventName: ['REMOVE'] }, onKey('a')] }, record('a'), true],
    ['numbers', { size: [{ numeric: ['>', 1, '<=', 5] }] }, { size: 5 }, true],
    ['numbers out of range', { size: [{ numeric: ['>', 1, '<=', 5] }] }, { size: 6 }, false],
  ])('%s', (_, pattern, value, expected) => {
    expect(compileFilter(pattern)(value)).toBe(expected);
  });

  test('a rule that is not known is refused', () => {
    expect(() => compileFilter(onKey({ wildcard: 'a*' }))).toThrow('does not know this event filter rule');
  });
});
