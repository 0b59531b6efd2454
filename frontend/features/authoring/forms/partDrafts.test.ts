import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { closeGapInDrafts, exercisePart, partDraft, questionPart } from './partDrafts.ts';

/** The storage of a browser, as far as drafts use it. */
class MemoryStorage {
  readonly entries = new Map<string, string>();
  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.entries.set(key, value);
  }
  removeItem(key: string) {
    this.entries.delete(key);
  }
}

beforeEach(() => void vi.stubGlobal('sessionStorage', new MemoryStorage()));

const draft = (part: string): string => readDraft(partDraft('knots', part), { text: '' }).text;
const type = (part: string): void => writeDraft(partDraft('knots', part), { text: part });

test('what was typed about a lesson moves up with it, and that of the removed one is gone', () => {
  for (const part of ['lesson-1', 'lesson-2', 'lesson-4', exercisePart(4, 2)]) type(part);
  closeGapInDrafts('knots', { what: 'lesson', number: 2 });
  expect(draft('lesson-1')).toBe('lesson-1');
  expect(draft('lesson-2')).toBe('');
  expect(draft('lesson-3')).toBe('lesson-4');
  expect(draft('lesson-4')).toBe('');
  expect(draft(exercisePart(3, 2))).toBe(exercisePart(4, 2));
});

test('questions move within their objective alone', () => {
  for (const part of [questionPart(1, 2), questionPart(1, 3), questionPart(2, 3)]) type(part);
  closeGapInDrafts('knots', { what: 'question', of: 1, number: 2 });
  expect(draft(questionPart(1, 2))).toBe(questionPart(1, 3));
  expect(draft(questionPart(1, 3))).toBe('');
  expect(draft(questionPart(2, 3))).toBe(questionPart(2, 3));
});
