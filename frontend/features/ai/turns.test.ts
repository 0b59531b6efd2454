import { expect, test } from 'vitest';
import type { HistoryMessage } from '#shared/features/ai/schema.ts';
import { isStored, type Turn } from './turns.ts';

const turn: Turn = {
  id: 'mine',
  text: 'When is my next meeting?',
  at: '2026-11-26T12:00:00.000Z',
  ended: 'stopped',
};

const asked = (timestamp: string, given: Partial<HistoryMessage> = {}): HistoryMessage => ({
  id: 'theirs',
  text: turn.text,
  isUser: true,
  timestamp,
  blocks: [],
  sources: [],
  actions: [],
  suggestions: [],
  by: null,
  right: null,
  ...given,
});

test('a question that was stopped is in the history once it was answered', () => {
  expect(isStored(turn, [])).toBe(false);
  expect(isStored(turn, [asked('2026-11-26T11:59:59.000Z')])).toBe(true);
  expect(isStored(turn, [asked('2026-11-26T12:00:03.000Z')])).toBe(true);
});

test('the same question of an earlier day, another one, and an answer in its words are not it', () => {
  expect(isStored(turn, [asked('2026-11-25T12:00:00.000Z')])).toBe(false);
  expect(isStored(turn, [asked(turn.at, { text: 'Another question' })])).toBe(false);
  expect(isStored(turn, [asked(turn.at, { isUser: false })])).toBe(false);
});

test('one that failed stays, with what went wrong, although the same question was answered before', () => {
  expect(isStored({ ...turn, ended: 'failed' }, [asked(turn.at)])).toBe(false);
});
