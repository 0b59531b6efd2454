import { expect, test } from 'vitest';
import { answerTimeInWords, recordInWords, studiesInWords, workInWords } from './words.ts';

const ANA = {
  position: 'Data engineer',
  company: 'Harbour & Co',
  university: '',
  answerMinutes: 290,
  sessionsHeld: 14,
};

test.each([
  [null, 'Not enough yet'],
  [0, 'Within an hour'],
  [60, 'Within an hour'],
  [61, 'Within 2 hours'],
  [47 * 60, 'Within 47 hours'],
  [47 * 60 + 1, 'Within 2 days'],
  [72 * 60, 'Within 3 days'],
])('a median of %s minutes is "%s"', (minutes, words) => {
  expect(answerTimeInWords(minutes)).toBe(words);
});

test('the record says what there is, and that the rest is not enough yet', () => {
  expect(recordInWords(ANA)).toBe('Answers within 5 hours · 14 sessions held');
  expect(recordInWords({ ...ANA, answerMinutes: null })).toBe('Answers: not enough yet · 14 sessions held');
  expect(recordInWords({ ...ANA, sessionsHeld: null })).toBe(
    'Answers within 5 hours · sessions: not enough yet',
  );
  expect(recordInWords({ ...ANA, answerMinutes: null, sessionsHeld: null })).toBe(
    'Answers and sessions: not enough yet',
  );
});

test('work is said with what the profile has', () => {
  expect(workInWords(ANA)).toBe('Data engineer at Harbour & Co');
  expect(workInWords({ ...ANA, company: '', university: 'Porto' })).toBe('Data engineer · Porto');
  expect(workInWords({ ...ANA, position: '', company: '' })).toBe('');
});

test('where a mentor studied is said as their own statement', () => {
  expect(studiesInWords([])).toBe('');
  expect(studiesInWords(['de'])).toBe('Says they studied in Germany');
  expect(studiesInWords(['uk', 'us', 'ca'])).toBe(
    'Says they studied in the United Kingdom, the United States and Canada',
  );
});
